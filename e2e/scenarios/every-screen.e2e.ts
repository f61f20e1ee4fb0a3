import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { ofMode } from '../fixtures/of-mode'
import { findCrowdedLabels, findFullFonts, findScreenFaults } from './find-screen-faults'
import { latinTexts } from './latin-texts'
import { closeScenario, openScenario } from './open-scenario'
import type { Scenario } from './scenario'
import { scenariosByApp } from './scenarios'
import { languages, translatorFor } from './translations'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Few enough to balance the workers, enough to profit from the browser's cache. */
const scenariosPerTest = 10

const isFirstOfPath = ({ path }: Scenario, index: number, all: readonly Scenario[]) =>
  all.findIndex((each) => each.path === path) === index

/** Every path in its first state; `npm test` opens it in one of the languages. The pseudo-locale shows every state. */
const groups = Object.entries(scenariosByApp).flatMap(([app, all]) => {
  const firstStates = all.filter(isFirstOfPath)
  return languages.flatMap((language, languageIndex) =>
    [true, false].flatMap((isShort) => {
      const scenarios = firstStates.filter(
        (_, index) => (index % languages.length === languageIndex) === isShort,
      )
      return Array.from({ length: Math.ceil(scenarios.length / scenariosPerTest) }, (_, index) => ({
        name: `${app} in ${language}, ${isShort ? '' : 'other paths, '}${index + 1}`,
        details: isShort ? ofMode(app) : long,
        language,
        scenarios: scenarios.slice(index * scenariosPerTest, (index + 1) * scenariosPerTest),
      }))
    }),
  )
})

for (const { name, details, language, scenarios } of groups)
  test(
    `the screens are accessible and translated: ${name}`,
    details,
    async ({ page, allowConsoleError }) => {
      test.setTimeout(120_000)
      page.setDefaultTimeout(15_000)
      const translate = translatorFor(language)
      const found: string[] = []
      for (const scenario of scenarios) {
        if (scenario.consoleErrors) allowConsoleError(scenario.consoleErrors)
        const visit = async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          const fonts = await findFullFonts(page, () => openScenario(page, scenario, language))
          const words = language === 'en' ? {} : { latinTexts }
          const screen = await findScreenFaults(page, scenario, { language, translate, ...words })
          return [...fonts, ...screen, ...(await page.evaluate(findCrowdedLabels))]
        }
        const faults = await visit().catch((error: Error) => [error.message])
        found.push(...faults.map((fault) => `${scenario.name} (${language}): ${fault}`))
        await closeScenario(page)
      }
      expect(found).toEqual([])
    },
  )
