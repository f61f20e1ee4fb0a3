import type { Page, Request } from '@playwright/test'
import { axe } from '../fixtures'
import { findSmallTargets } from './find-small-targets'
import { findSmallText } from './find-small-text'
import { findUnstyledClasses } from './find-unstyled-classes'
import { findUntranslated } from './find-untranslated'
import type { Scenario } from './scenario'
import { titleOf } from './screen-titles'
import type { Translate } from './translations'

interface ScreenLanguage {
  language: string
  translate: Translate
  /** Rules of axe that a language which does not exist cannot follow. */
  withoutRules?: readonly string[]
  /** Words in plain Latin letters that are right on a screen of this language; none is looked for without them. */
  latinTexts?: readonly string[]
}

/** Names that other selectors start from, those of the icons, and one whose style sheet is lazy. */
const unstyledClasses = ['group', 'peer', 'lucide.*', 'toaster']

/** The welcome screen's title is the product's name alone, and so is that of the page until a screen has rendered. */
const isTitled = (title: string, brand: string) =>
  title === brand || title === 'Baithak' || title.endsWith(` · ${brand}`)

/** Runs in the page. Finds labels of the navigation that wrap or leave no space to the next one. */
export function findCrowdedLabels(): string[] {
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

/** Finds requests for full fonts during a visit: the subset fonts contain every character of the translations. */
export async function findFullFonts(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = []
  const handleRequest = (request: Request) => {
    if (/\/(anek|rozha)-/.test(request.url())) found.push(`it fetches ${request.url()}`)
  }
  page.on('request', handleRequest)
  await visit().finally(() => page.off('request', handleRequest))
  return found
}

/** Describes every fault of the shown scenario, and those on a narrow phone: overflow, small targets, small text. */
export async function findScreenFaults(
  page: Page,
  scenario: Scenario,
  { language, translate, withoutRules = [], latinTexts }: ScreenLanguage,
): Promise<string[]> {
  const without = [...withoutRules, ...(scenario.withoutRules ?? [])]
  const found = (await axe(page)).filter((fault) => !without.some((rule) => fault.startsWith(rule)))
  const { lang, dir, title } = await page.evaluate(() => ({
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    title: document.title,
  }))
  if (lang !== language || dir !== 'ltr') found.push(`the page is marked as ${lang}, ${dir}`)
  if (!isTitled(title, translate('shell:welcome.brand'))) found.push(`its title is “${title}”`)
  const expected = titleOf(scenario.name, translate)
  if (expected !== undefined && title !== expected)
    found.push(`its title is “${title}” and not “${expected}”`)
  if (latinTexts && !scenario.storedEnglish)
    found.push(...(await page.evaluate(findUntranslated, latinTexts)))
  found.push(...(await page.evaluate(findUnstyledClasses, unstyledClasses)))
  await page.setViewportSize({ width: 320, height: 640 })
  return [
    ...found,
    ...(await page.evaluate(findSmallTargets)),
    ...(await page.evaluate(findSmallText)),
  ]
}
