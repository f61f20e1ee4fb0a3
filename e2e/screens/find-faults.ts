import { type Page, test } from '@playwright/test'
import { axe } from '../fixtures/axe'
import { longName } from '../fixtures/large-fixtures'
import { findCutOff } from './find-cut-off'
import { findSmallTargets } from './find-small-targets'
import { findUntranslated } from './find-untranslated'
import { openScenario } from './open-scenario'
import type { Scenario } from './scenario'
import { textsOf, translatorFor } from './translations'

/** Texts in Latin letters that are correct in every language: entered names, codes and a few words. */
const latinTexts = [
  'QR|UPI|OTP|CSV|AM|PM|F8|kB|JPEG|PNG|WebP|English|BAITHAK.*|HOP.*|P-\\d+|loading',
  'Aanya|Rao|AR|VA|Ira|Menon|IM',
  'Kaapi|Katte|Friend|F\\d|Ghazal|Baithak|Dabara|House|Indiranagar|seated|Two|sets.?|zzz|khirki',
  'Sri|Krishnarajendra|Vrutha|Chikkalasandra|Uttarahalli|Ulsoor|Bengaluru|Cambridge|Road',
  ...longName.split(' '),
]

/** Describes the faults of the shown screen. */
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
    // axe takes a third of the walk's time, and finds the same faults in every language.
    ...(language === 'en' ? await axe(page) : []),
    ...(await page.evaluate(findSmallTargets)),
    ...(await page.evaluate(findCutOff, textsOf(language))),
    ...(language === 'en' || scenario.storedEnglish
      ? []
      : await page.evaluate(findUntranslated, latinTexts)),
  ]
}

/** Opens scenarios one after the other, and describes the faults of each screen. */
export async function walk(page: Page, scenarios: readonly Scenario[], language: 'en' | 'hi') {
  page.setDefaultTimeout(15_000)
  const found: string[] = []
  for (const [index, scenario] of scenarios.entries())
    await test.step(scenario.name, async () => {
      const faults = await openScenario(page, scenario, language, scenarios[index - 1])
        .then(() => findFaults(page, scenario, language))
        .catch((error: Error) => [error.message])
      found.push(...faults.map((fault) => `${scenario.name}: ${fault}`))
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    })
  return found
}
