import type { ModeId } from '@baithak/build/apps'
import { copyRelease, liveEntry, replaceRoot } from '@baithak/tools/testing/copy-release'
import type { Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'

const waitForKnownGood = (page: Page, id: ModeId) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('draft:known-good-modes')))
    .toContain(`"${id}"`)

test('a mode without a registry entry starts its last good release with its navigation', async ({
  page,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/)
  await onboarded()
  const nav = page.getByRole('navigation', { name: 'Main' })
  await page.goto('/party')
  await expect(nav.getByRole('link')).toHaveCount(6)
  await waitForKnownGood(page, 'party')

  await page.route('**/remotes.json', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto('/party')
  await expect(nav.getByRole('link', { name: 'My Parties' })).toBeVisible()
  await page.goto('/party/chat')
  await expect(page.getByRole('textbox')).toBeVisible()
  await expect(nav).toHaveCount(0)
})

test(
  'a mode whose newest release does not start shows the navigation of its last good release',
  long,
  async ({ page, servers, onboarded }) => {
    await onboarded()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await page.goto('/gig')
    await expect(nav.getByRole('link', { name: 'My Gigs' })).toBeVisible()
    await waitForKnownGood(page, 'gig')

    const broken = await copyRelease(
      servers,
      await liveEntry(servers, 'gig'),
      'next-release',
      replaceRoot(() => "throw new Error('no root')"),
    )
    for (const { manifest } of Object.values(broken))
      manifest.nav = [
        {
          path: '/gig/tomorrow',
          label: { en: 'Tomorrow', hi: 'कल' },
          icon: [['path', { d: 'M0 0' }]],
        },
      ]
    await servers.updateRegistry(broken)
    await page.goto('/gig')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'My Gigs' })).toBeVisible()
    await expect(nav.getByRole('link', { name: 'Tomorrow' })).toHaveCount(0)
  },
)
