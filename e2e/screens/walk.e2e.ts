import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { axe } from '../fixtures/axe'
import { findCutOff } from './find-cut-off'
import { findSmallTargets } from './find-small-targets'
import { findUntranslated } from './find-untranslated'
import { latinTexts } from './latin-texts'
import { closeScenario, openScenario } from './open-scenario'
import type { Scenario } from './scenario'
import { scenariosByApp } from './scenarios'
import { textsOf, translatorFor } from './translations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Few enough to balance the workers, enough to profit from the browser's cache. */
const scenariosPerTest = 8

const chunk = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )

const isFirstOfPath = ({ path }: Scenario, index: number, all: readonly Scenario[]) =>
  all.findIndex((each) => each.path === path) === index

/** Every path in its first state is part of `npm test`, the further states are of CI. */
const groups = Object.entries(scenariosByApp).flatMap(([app, all]) => {
  const first = all.filter(isFirstOfPath)
  const further = all.filter((scenario) => !first.includes(scenario))
  return [
    ...chunk(first, scenariosPerTest).map((scenarios) => ({ tag: `@${app}`, scenarios })),
    ...chunk(further, scenariosPerTest).map((scenarios) => ({ tag: '@ci', scenarios })),
  ]
})

/** Describes every fault of the shown screen. */
async function findFaults(page: Page, scenario: Scenario, language: 'en' | 'hi') {
  const { lang, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
  }))
  const brand = translatorFor(language)('shell:welcome.brand')
  return [
    ...(lang === language ? [] : [`the page is marked as ${lang}`]),
    ...(scenario.isPending || title === brand || title.endsWith(` · ${brand}`)
      ? []
      : [`its title is “${title}”`]),
    // Takes a third of the walk's time, and finds the same in every language.
    ...(language === 'en' ? await axe(page) : []),
    ...(await page.evaluate(findSmallTargets)),
    ...(await page.evaluate(findCutOff, textsOf(language))),
    ...(language === 'en' || scenario.storedEnglish
      ? []
      : await page.evaluate(findUntranslated, latinTexts)),
  ]
}

for (const { tag, scenarios } of groups)
  test(`${scenarios.map(({ name }) => name).join(', ')}: nothing is cut off, too small, untranslated or inaccessible`, {
    tag,
  }, async ({ page, language, allowConsoleError }) => {
    page.setDefaultTimeout(15_000)
    const found: string[] = []
    for (const [index, scenario] of scenarios.entries())
      await test.step(scenario.name, async () => {
        if (scenario.consoleErrors) allowConsoleError(scenario.consoleErrors)
        const faults = await openScenario(page, scenario, language, scenarios[index - 1])
          .then(() => findFaults(page, scenario, language))
          .catch((error: Error) => [error.message])
        found.push(...faults.map((fault) => `${scenario.name}: ${fault}`))
        await closeScenario(page)
      })
    expect(found).toEqual([])
  })
