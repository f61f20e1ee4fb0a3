import { builtInModes } from '@baithak/build/apps'
import { newerRegistryTimeoutMs, registryTimeoutMs } from '@baithak/contract/timeouts'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import type { Locator, Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { fastForwardUntilVisible } from '../fixtures/fast-forward'
import { long } from '../fixtures/long'
import { createModePage } from './mode-page'
import { runFaultCells } from './run-fault-cells'
import type { FaultContext } from './start-faults'

interface RegistryFault {
  name: string
  /** The shell waits for the registry: briefly if it has a cached one, longer before it shows the error panel. */
  hangs?: boolean
  inject(context: FaultContext): Promise<unknown>
}

const registryFaults: RegistryFault[] = [
  {
    name: 'registry hangs',
    hangs: true,
    inject: ({ page }) => page.route('**/remotes.json', () => {}),
  },
  {
    name: 'registry unreadable',
    inject: ({ page }) =>
      page.route('**/remotes.json', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Log in</title>' }),
      ),
  },
  {
    name: 'registry with one invalid entry',
    inject: ({ servers, good }) =>
      servers.updateRegistry({
        [good.manifest.id]: {
          ...good,
          manifest: { ...good.manifest, nav: 'x'.repeat(1000) as never },
        },
      }),
  },
]

const paths = { work: '/work', party: '/party', gig: '/gig', admin: '/admin/login' } as const

/** Removes every cached mode, from a page without the app, which would store them again. */
async function clearCachedModes(page: Page) {
  await page.route('**/.storage', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('/.storage')
  await page.evaluate(() => {
    localStorage.removeItem('draft:registry')
    localStorage.removeItem('draft:known-good-modes')
    localStorage.removeItem('draft:other-good-modes')
  })
}

const cachedRegistry = (page: Page) => page.evaluate(() => localStorage.getItem('draft:registry'))

for (const { id } of builtInModes) {
  test(
    `${id} starts from the cached registry if the current one is unusable, and Try again fetches it if none is cached`,
    long,
    async ({ page, servers, onboarded }) => {
      test.setTimeout(120_000)
      await onboarded()
      const good = await liveEntry(servers, id)
      const modePage = createModePage(page, id)
      // By its button, because the panel's text depends on whether the browser is online.
      const errorPanel = page
        .getByRole('alert')
        .filter({ has: page.getByRole('button', { name: 'Try again' }) })
      const otherId = id === 'work' ? 'gig' : 'work'
      const otherHeading = createModePage(page, otherId).heading

      const cells = registryFaults.map(({ name, hangs, inject }) => {
        const waitFor = (locator: Locator, stepMs: number) =>
          hangs
            ? fastForwardUntilVisible(locator, { stepMs, timeoutMs: 15_000 })
            : modePage.waitFor(locator)
        const restore = async () => {
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await servers.updateRegistry({ [id]: good })
        }
        const run = async () => {
          await restore()
          await page.goto('/')
          await expect.poll(() => cachedRegistry(page)).toContain(good.url)
          await clearCachedModes(page)
          await inject({ page, servers, good })
          await page.goto(paths[id])
          await waitFor(errorPanel, registryTimeoutMs)

          await restore()
          await errorPanel.getByRole('button', { name: 'Try again' }).click()
          await expect(errorPanel).toBeHidden()
          await modePage.waitFor(modePage.heading)
          await expect.poll(() => cachedRegistry(page)).toContain(good.url)

          await inject({ page, servers, good })
          await page.goto(paths[id])
          await waitFor(modePage.heading, newerRegistryTimeoutMs)
          await expect(errorPanel).toBeHidden()
          // A mode that this device has never opened.
          await page.goto(paths[otherId])
          await waitFor(otherHeading, newerRegistryTimeoutMs)
          await expect(errorPanel).toBeHidden()
        }
        return [name, run] as const
      })
      await runFaultCells(id, Object.fromEntries(cells))
    },
  )
}
