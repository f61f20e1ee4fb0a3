import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '../serve/apps'
import { places } from './places'
import { walkContext, withServedBuilds } from './served-builds'
import { visitPlace } from './visit-place'

/** Drawn anew by `npx tsx e2e/walk/share-picture.ts` when one of the three screens has changed. */
const picture = join(repositoryRoot, 'shell/public/icons/share.png')
const shown = ['modes', 'wallet', 'party']

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`

const html = (wordmark: string, screens: readonly string[]) => `<style>
  body { margin: 0; width: 1200px; height: 630px; overflow: hidden; position: relative; background: #f2a81d }
  .line { position: absolute; top: 150px; left: 0; right: 0; height: 3px; background: #24150e }
  .wordmark { position: absolute; left: 72px; top: 110px; width: 286px }
  .cord { position: absolute; top: 150px; width: 2px; background: #24150e }
  img.phone { position: absolute; width: 232px; border-radius: 22px; outline: 7px solid #24150e; box-shadow: 0 22px 44px -14px #5c3407b3 }
</style>
<div class="line"></div>
<img class="wordmark" src="${wordmark}">
${screens
  .map((screen, index) => {
    const left = 422 + index * 258
    return { screen, left, top: index === 1 ? 222 : 190 }
  })
  .map(
    ({ screen, left, top }) =>
      `<div class="cord" style="left:${left + 70}px;height:${top - 150}px"></div><div class="cord" style="left:${left + 160}px;height:${top - 150}px"></div><img class="phone" src="${screen}" style="left:${left}px;top:${top}px">`,
  )
  .join('')}`

await withServedBuilds({ anew: false }, async (browser) => {
  const context = await walkContext(browser, {
    stillness: true,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const screens: string[] = []
  for (const name of shown) {
    const place = places.find((each) => each.name === name)
    if (!place) throw new Error(`There is no place ${name}.`)
    await visitPlace(page, place, 'en')
    screens.push(dataUrl('image/png', await page.screenshot()))
  }
  const art = await readFile(join(repositoryRoot, 'shared/src/art/wordmark.svg'))
  const card = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await card.setContent(html(dataUrl('image/svg+xml', art), screens))
  await card.screenshot({ path: picture })
  console.log(`The picture is in ${picture}.`)
})
