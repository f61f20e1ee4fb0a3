import type { Page, Request } from '@playwright/test'
import { axe, expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { findCramped } from './find-cramped'
import { findEnglish } from './find-english'
import { motionOfVisit } from './less-motion'
import type { Language, Place } from './place'
import { placesByApp } from './places'
import { longName } from './plenty'
import { titleOf } from './screen-titles'
import { leavePlace, visitPlace } from './visit-place'
import { languages, wordsIn } from './words'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Few enough that no test holds the others up, so many that each warms the browser's cache for the rest. */
const placesATest = 10

const groups = Object.entries(placesByApp).flatMap(([app, places]) =>
  Array.from({ length: Math.ceil(places.length / placesATest) }, (_, index) => ({
    name: `${app}, ${index + 1}`,
    places: places.slice(index * placesATest, (index + 1) * placesATest),
  })),
)

const brand = { en: 'Baithak', hi: 'बैठक' }

/** What stays in Latin letters in Hindi: names as they were entered, codes, a few short words. */
const latinInHindi = [
  'QR|OTP|AM|PM|F8|JPEG|PNG|WebP|English|BAITHAK.*|HOP.*|P-\\d+|loading',
  'Aanya|Rao|AR|VA|Ira|Menon|IM',
  'Kaapi|Katte|Friend|F\\d|Ghazal|Baithak|Dabara|House|Indiranagar|seated|Two|sets.?|zzz',
  'Sri|Krishnarajendra|Vrutha|Chikkalasandra|Uttarahalli|Ulsoor|Bengaluru|Cambridge|Road',
  ...longName.split(' '),
]

/** What is wrong with the place that the page shows, in words; nothing when all is well. */
async function faults(page: Page, place: Place, language: Language): Promise<string[]> {
  const found = (await axe(page)).filter(
    (fault) => !place.withoutRules?.some((rule) => fault.startsWith(rule)),
  )
  const { lang, dir, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
  }))
  if (lang !== language || dir !== 'ltr') found.push(`the page says it is ${lang}, ${dir}`)
  // The welcome has no other name than the product's.
  if (!Object.values(brand).includes(title) && !title.endsWith(` · ${brand[language]}`))
    found.push(`its title is “${title}”`)
  const own = titleOf(place.name, wordsIn(language))
  if (own !== undefined && title !== own) found.push(`its title is “${title}” and not “${own}”`)
  if (language === 'hi' && !place.storedEnglish)
    found.push(...(await page.evaluate(findEnglish, latinInHindi)))
  return found
}

/** Runs a visit and names the fonts that our own texts should not need: the cut ones hold every character of theirs. */
async function wholeFontsOf(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  const look = (request: Request) => {
    if (/\/(anek|rozha)-/.test(request.url())) found.push(`it fetches ${request.url()}`)
  }
  page.on('request', look)
  await visit().finally(() => page.off('request', look))
  return found
}

/** A narrow phone: what is wider than the window, and what is smaller than a thumb. */
async function narrowFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  return page.evaluate(findCramped)
}

async function faultsOfVisit(page: Page, place: Place, language: Language): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  let motion: string[] = []
  const fonts = await wholeFontsOf(page, async () => {
    motion = await motionOfVisit(page, place, language, () => visitPlace(page, place, language))
  })
  const standing = [...(await faults(page, place, language)), ...(await narrowFaults(page))]
  return [...fonts, ...motion, ...standing]
}

async function walk(page: Page, places: readonly Place[], language: Language) {
  const found: string[] = []
  for (const place of places) {
    const all = await faultsOfVisit(page, place, language).catch((error: Error) => [error.message])
    found.push(...all.map((fault) => `${place.name} (${language}): ${fault}`))
    await leavePlace(page)
  }
  return found
}

/** `npm test` walks every screen in one language, the groups taking turns; `npm run test:matrix` in the other. */
const isShort = (group: number, language: number) => group % languages.length === language

for (const [languageIndex, language] of languages.entries())
  for (const [groupIndex, { name, places }] of groups.entries())
    test(
      `everyone can use every screen and state in ${language}: ${name}`,
      longUnless(isShort(groupIndex, languageIndex)),
      async ({ page, expectNoise }) => {
        test.setTimeout(120_000)
        page.setDefaultTimeout(15_000)
        for (const { noise } of places) if (noise) expectNoise(noise)
        expect(await walk(page, places, language)).toEqual([])
      },
    )
