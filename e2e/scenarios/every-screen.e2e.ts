import type { Page, Request } from '@playwright/test'
import { axe, expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { findSmallTargets } from './find-small-targets'
import { findUntranslated } from './find-untranslated'
import { longName } from './large-fixtures'
import { closeScenario, openScenario } from './open-scenario'
import { auditReducedMotion } from './reduced-motion'
import type { Language, Scenario } from './scenario'
import { scenariosByApp } from './scenarios'
import { titleOf } from './screen-titles'
import { languages, translationsFor } from './translations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Few enough that no test holds the others up, so many that each warms the browser's cache for the rest. */
const scenariosPerTest = 10

const groups = Object.entries(scenariosByApp).flatMap(([app, scenarios]) =>
  Array.from({ length: Math.ceil(scenarios.length / scenariosPerTest) }, (_, index) => ({
    name: `${app}, ${index + 1}`,
    scenarios: scenarios.slice(index * scenariosPerTest, (index + 1) * scenariosPerTest),
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

/** What is wrong with the scenario that the page shows, in words; nothing when all is well. */
async function faults(page: Page, scenario: Scenario, language: Language): Promise<string[]> {
  const found = (await axe(page)).filter(
    (fault) => !scenario.withoutRules?.some((rule) => fault.startsWith(rule)),
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
  const own = titleOf(scenario.name, translationsFor(language))
  if (own !== undefined && title !== own) found.push(`its title is “${title}” and not “${own}”`)
  if (language === 'hi' && !scenario.storedEnglish)
    found.push(...(await page.evaluate(findUntranslated, latinInHindi)))
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
async function narrowPhoneFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  return page.evaluate(findSmallTargets)
}

async function faultsOfVisit(
  page: Page,
  scenario: Scenario,
  language: Language,
): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  let motion: string[] = []
  const fonts = await wholeFontsOf(page, async () => {
    motion = await auditReducedMotion(page, scenario, language, () =>
      openScenario(page, scenario, language),
    )
  })
  const standing = [...(await faults(page, scenario, language)), ...(await narrowPhoneFaults(page))]
  return [...fonts, ...motion, ...standing]
}

async function walk(page: Page, scenarios: readonly Scenario[], language: Language) {
  const found: string[] = []
  for (const scenario of scenarios) {
    const all = await faultsOfVisit(page, scenario, language).catch((error: Error) => [
      error.message,
    ])
    found.push(...all.map((fault) => `${scenario.name} (${language}): ${fault}`))
    await closeScenario(page)
  }
  return found
}

/** `npm test` walks every screen in one language, the groups taking turns; `npm run test:matrix` in the other. */
const isShort = (group: number, language: number) => group % languages.length === language

for (const [languageIndex, language] of languages.entries())
  for (const [groupIndex, { name, scenarios }] of groups.entries())
    test(
      `everyone can use every screen and state in ${language}: ${name}`,
      longUnless(isShort(groupIndex, languageIndex)),
      async ({ page, allowConsoleError }) => {
        test.setTimeout(120_000)
        page.setDefaultTimeout(15_000)
        for (const { noise } of scenarios) if (noise) allowConsoleError(noise)
        expect(await walk(page, scenarios, language)).toEqual([])
      },
    )
