import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from '@baithak/shared/delivery/release/registry'
import { hashOf } from '@baithak/shared/file-hashes'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'
import type { OwnServers } from '../fixtures/own-servers'

const fixture = join(import.meta.dirname, 'mode-of-contract-1')

/** Releases the hand-written mode in Gig's place; `changes` go over its `mode.json`. */
async function releaseFixture(servers: OwnServers, changes: Partial<Manifest> = {}) {
  await cp(fixture, join(servers.folder('gig'), 'by-hand'), { recursive: true })
  const manifest = JSON.parse(await readFile(join(fixture, 'mode.json'), 'utf8')) as Manifest
  const entry = await readFile(join(fixture, manifest.entry))
  manifest.integrity = { [manifest.entry]: hashOf(entry) }
  const { gig } = (await servers.registry()).modes
  const url = new URL('../by-hand/', gig?.url).href
  await servers.enter({ gig: { url, manifest: { ...manifest, ...changes } } })
}

const enterGig = async (page: Page) => {
  await page.goto('/')
  await page.getByRole('link', { name: /Gig/ }).click()
}

test("a mode built against contract 1 mounts in today's shell and is given all that it was promised", async ({
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

for (const contract of [0, 2]) {
  test(`a mode of contract ${contract} is refused, and the console says which number the shell offers`, async ({
    page,
    servers,
    onboarded,
  }) => {
    await onboarded()
    await releaseFixture(servers, { contract })
    const said = page.waitForEvent('console', (message) => /wrong-contract/.test(message.text()))
    await enterGig(page)
    expect((await said).text()).toContain(`gig asks for contract ${contract}, the shell offers 1`)
    await expect(page.getByRole('alert')).toContainText('could not be loaded')
  })
}
