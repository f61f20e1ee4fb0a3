import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { openScenario } from './open-scenario'
import { scenarios } from './scenarios'
import { scenarioContext, withServedBuilds } from './served-builds'

/** Drawn anew by `npx tsx e2e/scenarios/share-image.ts` when one of the three screens has changed. */
const picture = join(repositoryRoot, 'shell/public/icons/share.png')
const shown = ['modes', 'wallet', 'party']

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

/** Where the line hangs; the wordmark's own head-line is 40 px below its top at this size. */
const line = 112

const html = (wordmark: string, display: string, screens: readonly string[]) => `<style>
  @font-face { font-family: Display; src: url(${display}) }
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #f2a81d }
  .line { position: absolute; top: ${line}px; left: 0; right: 0; height: 3px; background: #24150e }
  .wordmark { position: absolute; left: 72px; top: ${line - 40.6}px; width: 286px }
  p { position: absolute; left: 80px; top: ${line + 150}px; margin: 0; font: 52px/62px Display; color: #24150e }
  .cord { position: absolute; top: ${line}px; width: 2px; background: #24150e }
  img.phone { position: absolute; width: 232px; border-radius: 22px; outline: 7px solid #24150e; box-shadow: 0 22px 44px -14px #5c3407b3 }
</style>
<div class="line"></div>
<img class="wordmark" src="${wordmark}">
<p>Work,<br>Party,<br>Perform</p>
${screens
  .map((screen, index) => {
    const left = 422 + index * 258
    return { screen, left, top: line + (index === 1 ? 72 : 40) }
  })
  .map(
    ({ screen, left, top }) =>
      `<div class="cord" style="left:${left + 70}px;height:${top - line}px"></div><div class="cord" style="left:${left + 160}px;height:${top - line}px"></div><img class="phone" src="${screen}" style="left:${left}px;top:${top}px">`,
  )
  .join('')}`

await withServedBuilds({ anew: false }, async (browser) => {
  const context = await scenarioContext(browser, {
    stillness: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const screens: string[] = []
  for (const name of shown) {
    const scenario = scenarios.find((each) => each.name === name)
    if (!scenario) throw new Error(`There is no scenario ${name}.`)
    await openScenario(page, scenario, 'en')
    screens.push(dataUrl('image/png', await page.screenshot()))
  }
  const art = await readFile(join(repositoryRoot, 'shared/src/art/wordmark.svg'))
  const display = '@fontsource/rozha-one/files/rozha-one-latin-400-normal.woff2'
  const font = await readFile(createRequire(import.meta.url).resolve(display))
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await card.setContent(html(dataUrl('image/svg+xml', art), dataUrl('font/woff2', font), screens))
  await card.evaluate(() => document.fonts.ready)
  await card.screenshot({ path: picture })
  console.log(`The picture is in ${picture}.`)
})
