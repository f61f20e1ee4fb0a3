import { rm } from 'node:fs/promises'
import type { ModeId } from '@baithak/shared/apps'
import { modes } from '@baithak/shared/apps'
import type { Locator, Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import type { OwnServers } from '../fixtures/own-servers'
import { editedRelease, liveEntry } from './edited-release'
import type { Crash } from './inject-crash'
import { injectCrash, withCrashSwitch } from './inject-crash'
import { modePage } from './mode-page'
import { startFaults } from './start-faults'
import { tryCells } from './try-cells'

/** In so many steps the clock runs through what the shell waits for. */
const timeSteps = 5
/** A cell that hangs must not take the time of those after it. */
const cellPatience = 15_000

/** The faults of one mode, as the console tells them. */
function listenForFaults(page: Page, id: ModeId) {
  const kinds: string[] = []
  page.on('console', (message) => {
    const kind = new RegExp(`^\\[baithak\\] ${id}.*?: ([a-z-]+) `).exec(message.text())?.[1]
    if (kind) kinds.push(kind)
  })
  return {
    forget: () => void kinds.splice(0),
    async are(expected: readonly string[]) {
      await expect.poll(() => kinds).toEqual(expected)
      kinds.splice(0)
    },
  }
}

async function stage(page: Page, servers: OwnServers, id: ModeId) {
  page.setDefaultTimeout(cellPatience)
  const good = await liveEntry(servers, id)
  return {
    good,
    visitor: modePage(page, id),
    faults: listenForFaults(page, id),
    repair: () => servers.enter({ [id]: good }),
  }
}

for (const { id } of modes) {
  test(
    `${id} that does not start leaves the rest at work, and one tap or its last good release brings it back`,
    longUnless(id === 'gig'),
    async ({ page, servers, onboarded, allowConsoleError }) => {
      test.setTimeout(240_000)
      allowConsoleError(
        /Failed to load resource|Refused to apply style|no first screen|digest|SRI's/,
      )
      await onboarded()
      const { good, visitor, faults, repair } = await stage(page, servers, id)

      const cells = startFaults.map(({ name, kind, patience = 0, pausesMs, release }) => {
        // In steps: all at once would be too long for the files that the shell is still fetching.
        const waitFor = async (sight: Locator) => {
          if (patience === 0) return visitor.soon(sight, pausesMs)
          await expect(async () => {
            await page.clock.fastForward(patience / timeSteps)
            await expect(sight).toBeVisible({ timeout: 500 })
          }).toPass({ timeout: cellPatience })
        }
        const story = async () => {
          // Where one route is left, all files go by the test and none by the browser's cache.
          await page.unrouteAll({ behavior: 'ignoreErrors' })
          await repair()
          const broken = await release({ page, servers, good })
          await servers.enter(broken)
          await visitor.arrive()
          faults.forget()
          await visitor.enter()
          await waitFor(visitor.panel)
          await faults.are([kind])
          await visitor.leave()
          await visitor.looksElsewhere()
          await visitor.enter()
          await waitFor(visitor.panel)
          await faults.are([kind])
          await repair()
          await visitor.triesAgain()

          await visitor.leave()
          await servers.enter(broken)
          await visitor.enter()
          await waitFor(visitor.screen)
          await expect(visitor.panel).toBeHidden()
          await faults.are([kind])
        }
        return [name, story] as const
      })
      await tryCells(id, Object.fromEntries(cells))
    },
  )

  test(
    `${id} that falls over later leaves the rest at work, and one tap or nothing brings it back`,
    longUnless(id === 'gig'),
    async ({ page, servers, onboarded, allowConsoleError }) => {
      test.setTimeout(180_000)
      allowConsoleError(/Failed to load resource|the lever was pulled|ChunkLoadError|files\.json/)
      await onboarded()
      const { good, visitor, faults, repair } = await stage(page, servers, id)
      const lever = await editedRelease(servers, good, 'with-a-lever', withCrashSwitch)

      const arriveAtLever = async () => {
        await servers.enter(lever)
        await visitor.arrive()
        await visitor.enter()
        await visitor.soon(visitor.screen)
        faults.forget()
      }
      const crash = (when: Crash) => async () => {
        await arriveAtLever()
        await injectCrash(page, when)
        await visitor.soon(visitor.panel)
        await faults.are(['crashed'])
        await visitor.triesAgain()
        await injectCrash(page, when)
        await visitor.soon(visitor.panel)
        await visitor.leave()
        await visitor.looksElsewhere()
        await visitor.enter()
        await visitor.soon(visitor.screen)
      }
      const passingCrash = (when: Crash) => async () => {
        await arriveAtLever()
        await injectCrash(page, when)
        if (when === 'event') await expect(visitor.screen).toBeVisible()
        await visitor.leave()
        await faults.are(['uncaught'])
        await visitor.looksElsewhere()
        await visitor.enter()
        await visitor.soon(visitor.screen)
        await expect(visitor.panel).toBeHidden()
      }
      const openCopy = async (name: string) => {
        await servers.enter(await editedRelease(servers, good, name))
        await visitor.arrive()
        await visitor.enter()
        await visitor.soon(visitor.screen)
        await page.evaluate(() => Object.assign(window, { sameLife: true }))
        return visitor.screen.textContent()
      }

      await tryCells(id, {
        'crash while rendering': crash('rendering'),
        'crash in an effect': crash('effect'),
        'crash in an event': passingCrash('event'),
        'crash while unmounting': passingCrash('unmounting'),
        'file gone after a release': async () => {
          const before = await openCopy('taken-down')
          await rm(`${servers.folder(id)}/taken-down`, { recursive: true })
          await repair()
          await visitor.later()
          await visitor.soon(visitor.screen.filter({ hasNotText: before ?? '' }))
          await expect(visitor.panel).toBeHidden()
          expect(await page.evaluate(() => 'sameLife' in window)).toBe(true)
          await visitor.leave()
          await visitor.looksElsewhere()
        },
        'file away for a while': async () => {
          const before = await openCopy('away')
          await page.route('**/away/**', (route) => route.abort())
          await visitor.later()
          await visitor.soon(visitor.panel)
          await page.unroute('**/away/**')
          await visitor.triesAgain()
          await expect(visitor.screen).not.toHaveText(before ?? '')
          await visitor.leave()
          await visitor.looksElsewhere()
        },
      })
    },
  )
}
