import type { Page } from '@playwright/test'
import { startFrameCount, stopFrameCount } from '../testing/empty-frames'
import { makeChange, type ScreenChange, screenChanges } from '../testing/screen-changes'
import { heldPass, member, seedLocalStorageFrom } from '../testing/stored'
import { markdownTable } from './report'
import { emptyFramesOf, recordScreencast } from './screencast'
import { withBenchServers } from './with-bench-servers'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Longer than the app waits before it prefetches the other modes. */
const prefetchMs = 4000
/** A screen rests before the next change. */
const restMs = 300

async function measureChange(page: Page, change: ScreenChange): Promise<string[]> {
  await page.waitForTimeout(restMs)
  const stopScreencast = await recordScreencast(page)
  await startFrameCount(page)
  await makeChange(page, change)
  const sampled = await stopFrameCount(page)
  const painted = emptyFramesOf(await stopScreencast())
  return [
    change.name,
    `${painted.emptyFrames} of ${painted.frames}`,
    String(painted.emptyMs),
    `${sampled.emptyFrames} of ${sampled.frames}`,
    String(sampled.emptyMs),
  ]
}

/** Reports the empty frames of screen changes in a warm app whose other modes are prefetched. */
export async function benchMotion({ signal, rebuild }: { signal: AbortSignal; rebuild: boolean }) {
  await withBenchServers({ signal, rebuild }, async (browser, servers) => {
    const context = await browser.newContext({ ...phone, serviceWorkers: 'block', locale: 'en-IN' })
    const page = await context.newPage()
    const stored = { ...member, userPass: heldPass('gold_monthly', new Date()) }
    await seedLocalStorageFrom(page, servers.url, stored)
    await page.goto(`${servers.url}/work`)
    await page.locator('#root h1').waitFor()
    await page.waitForTimeout(prefetchMs)
    const rows: string[][] = []
    for (const change of screenChanges) {
      if (signal.aborted) break
      rows.push(await measureChange(page, change))
      console.error(`${change.name}: measured`)
    }
    const head = ['screen change', 'empty painted', 'ms', 'empty in the page', 'ms']
    console.log(`\n${markdownTable(head, rows)}`)
  })
}
