import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { recordScreencast, type ScreencastFrame } from '@baithak/tools/bench/screencast'
import { heldPass, member, seedLocalStorageFrom } from '@baithak/tools/testing/stored'
import type { Browser, Page } from '@playwright/test'
import { recordTransitions, screenTransitions } from '../fixtures/view-transitions'
import { withServedBuilds } from './served-builds'

const { values } = parseArgs({
  options: {
    build: { type: 'boolean' },
    out: { type: 'string', default: join(repositoryRoot, 'shared/docs/images') },
    only: { type: 'string', default: '' },
    /** The width of each image. */
    width: { type: 'string', default: '130' },
  },
})

const phone = { width: 390, height: 844 }
/** Slow motion, so that a slow machine paints enough frames. */
const playbackRate = 0.08
/** Milliseconds of the transition, at its real speed. */
const frameTimesMs = [0, 30, 60, 90, 130, 180, 240]
const restMs = 4000

/** The frame on screen at each time of the transition. */
function pick(frames: readonly ScreencastFrame[], readyAt: number) {
  return frameTimesMs.map((timeMs) => {
    const at = readyAt + timeMs / playbackRate
    const frame = frames.findLast((each) => each.timeMs <= at) ?? frames[0]
    if (!frame) throw new Error('The screencast has no frames.')
    return frame.image
  })
}

/** Joins images to one WebP file. */
async function writeStrip(browser: Browser, images: readonly Buffer[], file: string) {
  const width = Number(values.width)
  const height = Math.round((width * phone.height) / phone.width)
  const gap = 6
  const page = await browser.newPage({
    viewport: { width: images.length * (width + gap) - gap, height },
  })
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:${gap}px}img{width:${width}px;height:${height}px}</style>` +
      images
        .map((image) => `<img src="data:image/png;base64,${image.toString('base64')}">`)
        .join(''),
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70 })
  await writeFile(file, Buffer.from(data, 'base64'))
  await page.close()
}

async function film(browser: Browser, page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  for (const { name, path, run, url } of screenTransitions) {
    if (path) {
      await page.goto(path)
      await page.locator('#root h1').first().waitFor()
      await page.waitForTimeout(restMs)
    }
    await session.send('Animation.setPlaybackRate', { playbackRate })
    const before = await page.evaluate(() => window.transitionRecords.length)
    const stop = await recordScreencast(page, phone)
    await run(page)
    await page.waitForURL(url)
    await page.waitForFunction((count) => window.transitionRecords.length > count, before)
    await page.waitForTimeout((frameTimesMs.at(-1) ?? 0) / playbackRate + 500)
    const frames = await stop()
    const readyAt = await page.evaluate(() => window.transitionRecords.at(-1)?.readyAt ?? 0)
    console.log(name, await page.evaluate(() => JSON.stringify(window.transitionRecords.at(-1))))
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
    if (name.includes(values.only))
      await writeStrip(browser, pick(frames, readyAt), join(values.out, `transition-${name}.webp`))
  }
}

await withServedBuilds({ rebuild: values.build ?? false }, async (browser) => {
  await mkdir(values.out, { recursive: true })
  const context = await browser.newContext({
    baseURL: localUrl(shell.port),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
    locale: 'en-IN',
  })
  const page = await context.newPage()
  await recordTransitions(page)
  await seedLocalStorageFrom(page, localUrl(shell.port), {
    ...member,
    userPass: heldPass('gold_monthly', new Date()),
  })
  await film(browser, page)
})
