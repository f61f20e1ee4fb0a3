import type { Page, Request } from '@playwright/test'
import { axe, expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { ofMode } from '../fixtures/of-mode'
import { findSmallTargets } from './find-small-targets'
import { findSmallText } from './find-small-text'
import { findUnstyledClasses } from './find-unstyled-classes'
import { findUntranslated } from './find-untranslated'
import { latinTexts } from './latin-texts'
import { closeScenario, openScenario } from './open-scenario'
import { auditReducedMotion } from './reduced-motion'
import type { Language, Scenario } from './scenario'
import { scenariosByApp } from './scenarios'
import { titleOf } from './screen-titles'
import { languages, translatorFor } from './translations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Few enough to balance the workers, enough to profit from the browser's cache. */
const scenariosPerTest = 10

interface Visit {
  scenario: Scenario
  language: Language
  /**
   * Whether it is part of `npm test`: every path in one language, in its first state. The other language and the further
   * states, each in one language, are long.
   */
  isShort: boolean
}

const isFirstOfPath = ({ path }: Scenario, index: number, all: readonly Scenario[]) =>
  all.findIndex((each) => each.path === path) === index

const visitsOf = (scenarios: readonly Scenario[]): Visit[] =>
  scenarios.flatMap((scenario, index) => {
    const language = languages[index % languages.length] ?? 'en'
    const isFirst = isFirstOfPath(scenario, index, scenarios)
    return languages
      .filter((each) => isFirst || each === language)
      .map((each) => ({
        scenario,
        language: each,
        isShort: isFirst && each === language,
      }))
  })

const groups = Object.entries(scenariosByApp).flatMap(([app, scenarios]) =>
  languages.flatMap((language) =>
    [true, false].flatMap((isShort) => {
      const visits = visitsOf(scenarios).filter(
        (visit) => visit.language === language && visit.isShort === isShort,
      )
      return Array.from({ length: Math.ceil(visits.length / scenariosPerTest) }, (_, index) => ({
        name: `${isShort ? 'first states' : 'further states'} in ${language}: ${app}, ${index + 1}`,
        app,
        isShort,
        language,
        scenarios: visits
          .slice(index * scenariosPerTest, (index + 1) * scenariosPerTest)
          .map(({ scenario }) => scenario),
      }))
    }),
  ),
)

const brand = { en: 'Baithak', hi: 'बैठक' }

/** Names that other selectors start from, those of the icons, and one whose style sheet is lazy. */
const unstyledClasses = ['group', 'peer', 'lucide.*', 'toaster']

/** Describes every fault of the shown scenario. */
async function findFaults(page: Page, scenario: Scenario, language: Language): Promise<string[]> {
  const found = (await axe(page)).filter(
    (fault) => !scenario.withoutRules?.some((rule) => fault.startsWith(rule)),
  )
  const { lang, dir, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
  }))
  if (lang !== language || dir !== 'ltr') found.push(`the page is marked as ${lang}, ${dir}`)
  // The title of the welcome screen is the product's name alone.
  if (!Object.values(brand).includes(title) && !title.endsWith(` · ${brand[language]}`))
    found.push(`its title is “${title}”`)
  const expected = titleOf(scenario.name, translatorFor(language))
  if (expected !== undefined && title !== expected)
    found.push(`its title is “${title}” and not “${expected}”`)
  if (language === 'hi' && !scenario.storedEnglish)
    found.push(...(await page.evaluate(findUntranslated, latinTexts)))
  found.push(...(await page.evaluate(findUnstyledClasses, unstyledClasses)))
  return found
}

/** Finds requests for full fonts during a visit: the subset fonts contain every character of the translations. */
async function findFullFonts(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  const handleRequest = (request: Request) => {
    if (/\/(anek|rozha)-/.test(request.url())) found.push(`it fetches ${request.url()}`)
  }
  page.on('request', handleRequest)
  await visit().finally(() => page.off('request', handleRequest))
  return found
}

/** Finds horizontal overflow, small targets, small text and crowded labels on a narrow phone. */
async function findNarrowPhoneFaults(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 })
  return [
    ...(await page.evaluate(findSmallTargets)),
    ...(await page.evaluate(findSmallText)),
    ...(await page.evaluate(findCrowdedLabels)),
  ]
}

async function visitAndFindFaults(
  page: Page,
  scenario: Scenario,
  language: Language,
): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  let motion: string[] = []
  const fonts = await findFullFonts(page, async () => {
    motion = await auditReducedMotion(page, scenario, language, () =>
      openScenario(page, scenario, language),
    )
  })
  const screen = await findFaults(page, scenario, language)
  return [...fonts, ...motion, ...screen, ...(await findNarrowPhoneFaults(page))]
}

async function visitAll(page: Page, scenarios: readonly Scenario[], language: Language) {
  const found: string[] = []
  for (const scenario of scenarios) {
    const all = await visitAndFindFaults(page, scenario, language).catch((error: Error) => [
      error.message,
    ])
    found.push(...all.map((fault) => `${scenario.name} (${language}): ${fault}`))
    await closeScenario(page)
  }
  return found
}

for (const { app, name, isShort, language, scenarios } of groups)
  test(
    `the screens are accessible and translated, ${name}`,
    isShort ? ofMode(app) : long,
    async ({ page, allowConsoleError }) => {
      test.setTimeout(120_000)
      page.setDefaultTimeout(15_000)
      for (const { consoleErrors } of scenarios) if (consoleErrors) allowConsoleError(consoleErrors)
      expect(await visitAll(page, scenarios, language)).toEqual([])
    },
  )

/** Runs in the page. Finds labels of the navigation that wrap or leave no space to the next one. */
function findCrowdedLabels(): string[] {
  const minimumGapPx = 3
  return [...document.querySelectorAll('.bottom-nav-item')].flatMap((item) => {
    const range = document.createRange()
    range.selectNodeContents(item.querySelector('span') ?? item)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    const gapPx = item.clientWidth - range.getBoundingClientRect().width
    return lines.size > 1 || gapPx < minimumGapPx
      ? [
          `the label “${item.textContent}” has ${lines.size} lines and ${gapPx.toFixed(1)} px of space`,
        ]
      : []
  })
}
