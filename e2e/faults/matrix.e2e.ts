import { rm } from 'node:fs/promises'
import type { ModeId } from '@baithak/build/apps'
import { builtInModes } from '@baithak/build/apps'
import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import type { Locator, Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { fastForwardUntilVisible } from '../fixtures/fast-forward'
import { longUnless } from '../fixtures/long'
import { ofMode } from '../fixtures/of-mode'
import type { Crash } from './inject-crash'
import { injectCrash, withCrashSwitch } from './inject-crash'
import { createModePage } from './mode-page'
import { runFaultCells } from './run-fault-cells'
import { startFaults } from './start-faults'

/** How many fast-forwards cover a timeout of the shell. */
const timeoutSteps = 5
/** A cell that hangs must not use up the time of the next ones. */
const cellTimeoutMs = 15_000

/** Collects the kinds of the faults that the shell logs for a mode. */
function collectFaults(page: Page, id: ModeId) {
  const kinds: string[] = []
  page.on('console', (message) => {
    const kind = new RegExp(`^\\[baithak\\] ${id}.*?: ([a-z-]+) `).exec(message.text())?.[1]
    // A gate's candidate that runs with shares of its own in an older shell says so; it works.
    if (kind === 'incompatible-shares' && process.env.BAITHAK_GATE) return
    if (kind) kinds.push(kind)
  })
  return {
    clear: () => void kinds.splice(0),
    async expect(expected: readonly string[]) {
      await expect.poll(() => kinds).toEqual(expected)
      kinds.splice(0)
    },
  }
}

async function setUp(page: Page, servers: OwnServers, id: ModeId) {
  page.setDefaultTimeout(cellTimeoutMs)
  const good = await liveEntry(servers, id)
  return {
    good,
    modePage: createModePage(page, id),
    faults: collectFaults(page, id),
    restoreGood: () => servers.updateRegistry({ [id]: good }),
  }
}

/** One of each: a missing file, a wrong file, a hanging file and a crash. */
const fewFaults = ['entry missing', 'broken script', 'translations time-out', 'throws in mount']

/** The shell treats all modes alike, so `npm run test:matrix` runs all faults with one; a gate runs them with its mode. */
const fullRows = builtInModes.map(({ id }) => ({
  id,
  faults: startFaults,
  extent: '',
  details: ofMode(id, { isLong: id === 'gig', isOnlyInGates: id !== 'gig' }),
}))
const rowOf = (id: ModeId, extent: string, names: readonly string[]) => ({
  id,
  faults: startFaults.filter(({ name }) => names.includes(name)),
  extent: `, ${extent}`,
  details: longUnless(id === 'gig'),
})
const shortRows = [
  rowOf('gig', 'two faults', ['entry missing', 'throws in mount']),
  // Work owns the root, and Admin the whole window.
  rowOf('work', 'few faults', fewFaults),
  rowOf('admin', 'few faults', fewFaults),
]

for (const { id, faults: rowFaults, extent, details } of [...fullRows, ...shortRows])
  test(
    `${id} does not start${extent}: the rest stays usable, and Try again or its last good release restores it`,
    details,
    async ({ page, servers, onboarded, allowConsoleError }) => {
      test.setTimeout(480_000)
      allowConsoleError(
        /Failed to load resource|Refused to apply style|no first screen|digest|SRI's/,
      )
      await onboarded()
      const { good, modePage, faults, restoreGood } = await setUp(page, servers, id)

      const cells = rowFaults.map(({ name, kind, timeoutMs = 0, pausesMs, release }) => {
        // In steps: one long step would exceed the timeout of files that the shell is still fetching.
        const waitFor = (locator: Locator) =>
          timeoutMs === 0
            ? modePage.waitFor(locator, pausesMs)
            : fastForwardUntilVisible(locator, {
                stepMs: timeoutMs / timeoutSteps,
                visibleTimeoutMs: 500,
                timeoutMs: cellTimeoutMs,
              })
        const run = async () => {
          // While any route is left, no request uses the browser's cache.
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await restoreGood()
          const broken = await release({ page, servers, good })
          await servers.updateRegistry(broken)
          await modePage.open()
          faults.clear()
          await modePage.enter()
          await waitFor(modePage.errorPanel)
          await faults.expect([kind])
          await modePage.leave()
          await modePage.expectOtherModesWork()
          await modePage.enter()
          await waitFor(modePage.errorPanel)
          await faults.expect([kind])
          await restoreGood()
          await modePage.retry()

          await modePage.leave()
          await servers.updateRegistry(broken)
          await modePage.enter()
          await waitFor(modePage.heading)
          await expect(modePage.errorPanel).toBeHidden()
          await faults.expect([kind])
        }
        return [name, run] as const
      })
      await runFaultCells(Object.fromEntries(cells))
    },
  )

for (const { id } of builtInModes)
  test(
    `${id} crashes after its start: the rest stays usable, and Try again or entering it again restores it`,
    ofMode(id, { isLong: id === 'gig', isOnlyInGates: id !== 'gig' }),
    async ({ page, servers, onboarded, allowConsoleError }) => {
      test.setTimeout(360_000)
      allowConsoleError(/Failed to load resource|injected crash|ChunkLoadError|files\.json/)
      await onboarded()
      const { good, modePage, faults, restoreGood } = await setUp(page, servers, id)
      const crashing = await copyRelease(servers, good, 'with-crash-switch', withCrashSwitch)

      const openCrashing = async () => {
        await servers.updateRegistry(crashing)
        await modePage.open()
        await modePage.enter()
        await modePage.waitFor(modePage.heading)
        faults.clear()
      }
      const fatalCrash = (crash: Crash) => async () => {
        await openCrashing()
        await injectCrash(page, crash)
        await modePage.waitFor(modePage.errorPanel)
        await faults.expect(['crashed'])
        await modePage.retry()
        await injectCrash(page, crash)
        await modePage.waitFor(modePage.errorPanel)
        await modePage.leave()
        await modePage.expectOtherModesWork()
        await modePage.enter()
        await modePage.waitFor(modePage.heading)
      }
      const harmlessCrash = (crash: Crash) => async () => {
        await openCrashing()
        await injectCrash(page, crash)
        if (crash === 'event') await expect(modePage.heading).toBeVisible()
        await modePage.leave()
        await faults.expect(['uncaught'])
        await modePage.expectOtherModesWork()
        await modePage.enter()
        await modePage.waitFor(modePage.heading)
        await expect(modePage.errorPanel).toBeHidden()
      }
      const openCopy = async (name: string) => {
        await servers.updateRegistry(await copyRelease(servers, good, name))
        await modePage.open()
        await modePage.enter()
        await modePage.waitFor(modePage.heading)
        await page.evaluate(() => Object.assign(window, { isSamePage: true }))
        return modePage.heading.textContent()
      }

      await runFaultCells({
        'crash while rendering': fatalCrash('rendering'),
        'crash in an effect': fatalCrash('effect'),
        'crash in an event': harmlessCrash('event'),
        'crash while unmounting': harmlessCrash('unmounting'),
        'file removed by a release': async () => {
          const firstTitle = await openCopy('removed')
          await rm(`${servers.folder(id)}/removed`, { recursive: true })
          await restoreGood()
          await modePage.openLaterScreen()
          await modePage.waitFor(modePage.heading.filter({ hasNotText: firstTitle ?? '' }))
          await expect(modePage.errorPanel).toBeHidden()
          expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
          await modePage.leave()
          await modePage.expectOtherModesWork()
        },
        'file temporarily unavailable': async () => {
          const firstTitle = await openCopy('unavailable')
          await page.route('**/unavailable/**', (route) => route.abort())
          await modePage.openLaterScreen()
          await modePage.waitFor(modePage.errorPanel)
          await page.unroute('**/unavailable/**')
          await modePage.retry()
          await expect(modePage.heading).not.toHaveText(firstTitle ?? '')
          await modePage.leave()
          await modePage.expectOtherModesWork()
        },
      })
    },
  )
