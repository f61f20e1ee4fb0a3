import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@baithak/shared/apps'
import { pMap } from '@baithak/shared/delivery/process/p-map'
import type { Browser, Page } from '@playwright/test'
import { contactSheets } from './contact-sheets'
import { closeScenario, openScenario } from './open-scenario'
import type { Language, Scenario } from './scenario'
import { scenarios } from './scenarios'
import { scenarioContext, withServedBuilds } from './served-builds'
import { languages } from './translations'

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
] as const

const maxHeightPx = 2600

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    build: { type: 'boolean' },
    out: { type: 'string', default: join(repositoryRoot, 'screens') },
    width: { type: 'string', multiple: true },
    language: { type: 'string', multiple: true },
    motion: { type: 'boolean' },
    'large-text': { type: 'boolean' },
    'forced-colors': { type: 'boolean' },
  },
})

const isSelected = (scenario: Scenario) =>
  positionals.length === 0 || positionals.some((part) => scenario.name.startsWith(part))
const selectedSizes = sizes.filter(
  ({ width }) => !values.width || values.width.includes(String(width)),
)
const selectedLanguages = languages.filter(
  (language) => !values.language || values.language.includes(language),
)

/** The window height at which a screen does not scroll. */
const fullHeight = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('main.phone-screen')
    const hidden = scroller ? scroller.scrollHeight - scroller.clientHeight : 0
    const below = document.documentElement.scrollHeight - innerHeight
    return innerHeight + Math.max(hidden, below, 0)
  })

async function capture(page: Page, scenario: Scenario, language: Language) {
  const [first = sizes[0]] = selectedSizes
  await page.setViewportSize(first)
  await openScenario(page, scenario, language)
  for (const size of selectedSizes) {
    const folder = join(values.out, `${size.width}-${language}`)
    await mkdir(folder, { recursive: true })
    await page.setViewportSize(size)
    await page.waitForTimeout(60)
    const height = Math.min(await fullHeight(page), maxHeightPx)
    await writeFile(join(folder, `${scenario.name}.png`), await page.screenshot())
    if (size.width > 600 || height <= size.height) continue
    await page.setViewportSize({ width: size.width, height })
    await page.waitForTimeout(60)
    await writeFile(join(folder, `${scenario.name}-full.png`), await page.screenshot())
  }
}

async function captureAll(browser: Browser, language: Language) {
  const context = await scenarioContext(browser, {
    reducedMotion: !values.motion,
    forcedColors: values['forced-colors'] ? 'active' : 'none',
  })
  if (values['large-text'])
    await context.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  for (const scenario of scenarios.filter(isSelected)) {
    try {
      await capture(page, scenario, language)
    } catch (error) {
      process.exitCode = 1
      console.error(
        `${scenario.name} (${language}) could not be reached: ${(error as Error).message}`,
      )
    }
    await closeScenario(page)
  }
  await context.close()
}

await withServedBuilds({ rebuild: values.build ?? false }, async (browser) => {
  await pMap(selectedLanguages, selectedLanguages.length, (language) =>
    captureAll(browser, language),
  )
  for (const language of selectedLanguages)
    for (const { width } of selectedSizes)
      await contactSheets(browser, join(values.out, `${width}-${language}`), width)
  console.log(`The screenshots are in ${values.out}.`)
})
