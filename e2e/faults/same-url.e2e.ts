import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { fastForwardUntilVisible } from '../fixtures/fast-forward'
import { long } from '../fixtures/long'
import { isControlledByWorker } from '../fixtures/offline'
import { faultyResponses, replaceServer } from './faulty-server'
import { createModePage } from './mode-page'

const timeoutMs = 15_000

for (const worker of ['block', 'allow'] as const)
  test.describe(worker === 'allow' ? 'with a service worker' : 'without a service worker', () => {
    test.use({ serviceWorkers: worker })

    // The counter's screens are in Work, which the worker caches before all others.
    for (const id of worker === 'allow' ? (['gig', 'work'] as const) : (['gig'] as const))
      test(
        `Try again starts ${id} once the URL that failed is served correctly again`,
        long,
        async ({ page, servers, onboarded, allowConsoleError }) => {
          test.setTimeout(240_000)
          allowConsoleError(
            /ChunkLoadError|Failed to load|Failed to fetch|integrity|MIME type|ERR_|Refused to|no-response/,
          )
          await onboarded()
          const good = await liveEntry(servers, id)
          const modePage = createModePage(page, id)
          if (worker === 'allow') {
            await modePage.open()
            await page.evaluate(() => navigator.serviceWorker.ready)
            await page.reload()
            expect(await isControlledByWorker(page)).toBe(true)
          }
          let releaseCount = 0
          // Each release has a new URL, which no cache holds yet.
          const releaseCopy = async () => {
            releaseCount += 1
            await servers.updateRegistry(
              await copyRelease(servers, good, `1.0.${releaseCount}-aaaaaaaaaa`),
            )
          }

          for (const [fault, listener] of Object.entries(faultyResponses)) {
            await test.step(`${fault} when the mode is entered`, async () => {
              await releaseCopy()
              // The worker caches what the counter needs as soon as it knows a release.
              const restoreServer = await replaceServer(servers, id, listener)
              await modePage.open()
              await modePage.enter()
              await fastForwardUntilVisible(modePage.errorPanel, { stepMs: timeoutMs })
              await restoreServer()
              await modePage.retry()
            })
            // By then the worker has cached every screen, and a screen that hangs stays pending.
            if (worker === 'allow' || fault === 'time-out') continue
            await test.step(`${fault} at a later screen`, async () => {
              await releaseCopy()
              await modePage.open()
              await modePage.enter()
              await modePage.waitFor(modePage.heading)
              const firstTitle = (await modePage.heading.textContent()) ?? ''
              const restoreServer = await replaceServer(servers, id, listener)
              await modePage.openLaterScreen()
              await fastForwardUntilVisible(modePage.errorPanel, { stepMs: timeoutMs })
              await restoreServer()
              await modePage.retry()
              await expect(modePage.heading).not.toHaveText(firstTitle)
            })
          }
        },
      )
  })
