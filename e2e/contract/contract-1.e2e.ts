import { contractVersion } from '@baithak/contract'
import type { Manifest } from '@baithak/tools/release/registry'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { releaseContract1 } from './release-contract-1'

/** Releases the hand-written mode in place of Gig; `overrides` apply to its `mode.json`. */
async function releaseFixture(servers: OwnServers, overrides: Partial<Manifest> = {}) {
  const { url, manifest } = await releaseContract1(servers)
  await servers.updateRegistry({ gig: { url, manifest: { ...manifest, ...overrides } } })
}

const enterGig = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: /Gig/ }).click()
}

test('the shell mounts a mode of contract 1 and provides everything that contract 1 specifies', async ({
  page,
  servers,
  onboarded,
}) => {
  await onboarded()
  await releaseFixture(servers)
  await enterGig(page)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Namaste, Aanya Rao')
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText('First')).toBeVisible()

  await page.getByRole('link', { name: 'Second screen' }).click()
  await expect(title).toHaveText('Second screen')
  expect(new URL(page.url()).pathname).toBe('/gig/my-gigs')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(title).toHaveText('Namaste, Aanya Rao')

  await page.getByRole('button', { name: 'Toast' }).click()
  await expect(page.getByText('Still served').first()).toBeVisible()
  await page.getByRole('button', { name: 'Overlay' }).click()
  await expect(page.getByText('laid over')).toBeVisible()
  await page.getByRole('button', { name: 'Rename' }).click()
  expect(await page.evaluate(() => localStorage.getItem('userName'))).toBe('Ira Menon')

  await page.getByRole('button', { name: 'Onward' }).click()
  await expect(modeTitle(page, 'party')).toBeVisible()
})

for (const contract of [0, contractVersion + 1]) {
  test(
    `a mode of contract ${contract} is rejected, and the console names the contract that the shell supports`,
    longUnless(contract > contractVersion),
    async ({ page, servers, onboarded }) => {
      await onboarded()
      await releaseFixture(servers, { contract })
      const message = page.waitForEvent('console', (entry) => /wrong-contract/.test(entry.text()))
      await enterGig(page)
      expect((await message).text()).toContain(
        `gig asks for contract ${contract}, the shell offers ${contractVersion}`,
      )
      await expect(page.getByRole('alert')).toContainText('could not be loaded')
    },
  )
}
