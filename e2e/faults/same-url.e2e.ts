import { modes } from '@baithak/shared/apps'
import { expect, faultTest as test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { isAnsweredByWorker } from '../fixtures/offline'
import { editedRelease, liveEntry } from './edited-release'
import { answerInstead, wrongAnswers } from './faulty-server'
import { modePage } from './mode-page'

const timeoutMs = 15_000

for (const worker of ['block', 'allow'] as const)
  test.describe(worker === 'allow' ? 'with a service worker' : 'without a service worker', () => {
    test.use({ serviceWorkers: worker })

    for (const { id } of modes)
      test(
        `Try again brings ${id} back once the URL that failed is right again`,
        longUnless(id === 'gig' && worker === 'block'),
        async ({ page, servers, onboarded, allowConsoleError }) => {
          test.setTimeout(240_000)
          allowConsoleError(
            /ChunkLoadError|Failed to load|Failed to fetch|integrity|MIME type|ERR_|Refused to|no-response/,
          )
          await onboarded()
          const good = await liveEntry(servers, id)
          const visitor = modePage(page, id)
          if (worker === 'allow') {
            await visitor.arrive()
            await page.evaluate(() => navigator.serviceWorker.ready)
            await page.reload()
            expect(await isAnsweredByWorker(page)).toBe(true)
          }
          let releases = 0
          // Under a URL of its own no cache knows it yet.
          const release = async () => {
            releases += 1
            await servers.enter(await editedRelease(servers, good, `1.0.${releases}-aaaaaaaaaa`))
            await visitor.arrive()
          }

          for (const [fault, listener] of Object.entries(wrongAnswers)) {
            await test.step(`${fault}, as the mode is entered`, async () => {
              await release()
              const heal = await answerInstead(servers, id, listener)
              await visitor.enter()
              await visitor.afterPauses(visitor.panel, timeoutMs)
              await heal()
              await visitor.triesAgain()
            })
            // A worker has every screen by then, and a screen that hangs is waited for.
            if (worker === 'allow' || fault === 'time-out') continue
            await test.step(`${fault}, at a later screen`, async () => {
              await release()
              await visitor.enter()
              await visitor.soon(visitor.screen)
              const first = (await visitor.screen.textContent()) ?? ''
              const heal = await answerInstead(servers, id, listener)
              await visitor.later()
              await visitor.afterPauses(visitor.panel, timeoutMs)
              await heal()
              await visitor.triesAgain()
              await expect(visitor.screen).not.toHaveText(first)
            })
          }
        },
      )
  })
