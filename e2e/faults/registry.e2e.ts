import { modes } from '@baithak/shared/apps'
import type { RegistryEntry } from '@baithak/shared/delivery/release/registry'
import { newerRegistryTimeoutMs, registryTimeoutMs } from '@baithak/shared/timeouts'
import type { Locator, Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import type { OwnServers } from '../fixtures/own-servers'
import { liveEntry } from './edited-release'
import { modePage } from './mode-page'
import { tryCells } from './try-cells'

interface Stage {
  page: Page
  servers: OwnServers
  good: RegistryEntry
}

interface RegistryFault {
  name: string
  /** The shell waits for it: a moment for what it knows itself, longer before it shows the error panel. */
  hangs?: boolean
  begin(stage: Stage): Promise<unknown>
}

const registryFaults: RegistryFault[] = [
  {
    name: 'registry hangs',
    hangs: true,
    begin: ({ page }) => page.route('**/remotes.json', () => {}),
  },
  {
    name: 'registry unreadable',
    begin: ({ page }) =>
      page.route('**/remotes.json', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
      ),
  },
  {
    name: 'registry with one invalid entry',
    begin: ({ servers, good }) =>
      servers.enter({
        [good.manifest.id]: { ...good, manifest: { ...good.manifest, nav: 'x'.repeat(1000) } },
      }),
  },
]

const paths = { work: '/work', party: '/party', gig: '/gig', admin: '/admin/login' } as const
/** Goes to a page without the app, which would store what it still knows, and makes the device forget every mode. */
async function forgetModes(page: Page) {
  await page.route('**/.storage', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/.storage')
  await page.evaluate(() => {
    localStorage.removeItem('draft:registry')
    localStorage.removeItem('draft:known-good-modes')
  })
}
const storedRegistry = (page: Page) => page.evaluate(() => localStorage.getItem('draft:registry'))

for (const { id } of modes) {
  test(
    `${id}, when the registry is of no use, is what this device knows of it, and Try again finds what it does not know`,
    longUnless(id === 'gig'),
    async ({ page, servers, onboarded }) => {
      test.setTimeout(120_000)
      await onboarded()
      const good = await liveEntry(servers, id)
      const visitor = modePage(page, id)
      // Whatever the browser thinks of its network, which the panel's text depends on.
      const panel = page
        .getByRole('alert')
        .filter({ has: page.getByRole('button', { name: 'Try again' }) })
      const other = id === 'work' ? 'gig' : 'work'
      const otherScreen = modePage(page, other).screen

      const cells = registryFaults.map(({ name, hangs, begin }) => {
        const seen = async (sight: Locator, timeoutMs: number) => {
          if (!hangs) return visitor.soon(sight)
          await expect(async () => {
            await page.clock.fastForward(timeoutMs)
            await expect(sight).toBeVisible({ timeout: 3000 })
          }).toPass({ timeout: 15_000 })
        }
        const heal = async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await servers.enter({ [id]: good })
        }
        const story = async () => {
          await heal()
          await page.goto('/')
          await expect.poll(() => storedRegistry(page)).toContain(good.url)
          await forgetModes(page)
          await begin({ page, servers, good })
          await page.goto(paths[id])
          await seen(panel, registryTimeoutMs)

          await heal()
          await panel.getByRole('button', { name: 'Try again' }).click()
          await expect(panel).toBeHidden()
          await visitor.soon(visitor.screen)
          await expect.poll(() => storedRegistry(page)).toContain(good.url)

          await begin({ page, servers, good })
          await page.goto(paths[id])
          await seen(visitor.screen, newerRegistryTimeoutMs)
          await expect(panel).toBeHidden()
          // This device has never shown it.
          await page.goto(paths[other])
          await seen(otherScreen, newerRegistryTimeoutMs)
          await expect(panel).toBeHidden()
        }
        return [name, story] as const
      })
      await tryCells(id, Object.fromEntries(cells))
    },
  )
}
