import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { repositoryRoot } from '@baithak/build/apps'
import { mapConcurrently } from '@baithak/tools/process/map-concurrently'
import type { Browser, Page } from '@playwright/test'
import type { Engine, Viewport } from '../engines/engine'
import { EngineDriver } from '../engines/engine-driver'
import { firefox } from '../engines/firefox'
import { areImagesLoaded, isAsideShown, isRenderedAt } from '../engines/in-page'
import { canOpen, openInEngine } from '../engines/open-in-engine'
import { webkit } from '../engines/webkit'
import { contactSheets } from './contact-sheets'
import { closeScenario, openScenario, waitUntilStill } from './open-scenario'
import type { Language, Scenario } from './scenario'
import { scenarios } from './scenarios'
import { scenarioContext, withServedBuilds } from './served-builds'
import { languages } from './translations'

const sizes = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
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
    engine: { type: 'string', default: 'chromium' },
    motion: { type: 'boolean' },
    'large-text': { type: 'boolean' },
    'forced-colors': { type: 'boolean' },
    dark: { type: 'boolean' },
  },
})

const engine = [firefox, webkit].find(({ name }) => name.toLowerCase() === values.engine)
if (!engine && values.engine !== 'chromium')
  throw new Error(`--engine ${values.engine}: chromium, firefox or webkit.`)

const isSelected = (scenario: Scenario) =>
  positionals.length === 0 ||
  positionals.some((pattern) => new RegExp(`^${pattern}`).test(scenario.name))
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

async function save(image: Buffer, name: string, { width }: Viewport, language: Language) {
  const folder = join(values.out, `${width}-${language}`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.png`), image)
}

async function capture(page: Page, scenario: Scenario, language: Language) {
  const [first = sizes[0]] = selectedSizes
  await page.setViewportSize(first)
  await openScenario(page, scenario, language)
  for (const size of selectedSizes) {
    await page.setViewportSize(size)
    // A scenario that blocks requests never shows it.
    await page.waitForFunction(isAsideShown, undefined, { timeout: 20_000 }).catch(() => {})
    await waitUntilStill(page)
    const height = Math.min(await fullHeight(page), maxHeightPx)
    await save(await page.screenshot(), scenario.name, size, language)
    if (size.width > 600 || height <= size.height) continue
    await page.setViewportSize({ width: size.width, height })
    await waitUntilStill(page)
    await save(await page.screenshot(), `${scenario.name}-full`, size, language)
  }
}

const reportUnreachable = (scenario: Scenario, language: Language, error: Error) => {
  process.exitCode = 1
  console.error(`${scenario.name} (${language}) could not be reached: ${error.message}`)
}

async function captureAll(browser: Browser, language: Language) {
  const context = await scenarioContext(browser, {
    reducedMotion: !values.motion,
    forcedColors: values['forced-colors'] ? 'active' : 'none',
    colorScheme: values.dark ? 'dark' : 'light',
  })
  if (values['large-text'])
    await context.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%'
      }),
    )
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  for (const scenario of scenarios.filter(isSelected)) {
    await capture(page, scenario, language).catch((error: Error) =>
      reportUnreachable(scenario, language, error),
    )
    await closeScenario(page)
  }
  await context.close()
}

/** Without the scenarios that need Playwright's page, and without what is below the window. */
async function captureInEngine(engine: Engine, language: Language) {
  const session = await engine.start()
  const driver = new EngineDriver(session, language)
  for (const scenario of scenarios.filter(isSelected)) {
    if (!(await canOpen(scenario))) continue
    try {
      // WebKitGTK does not apply every media query again after a resize.
      for (const size of selectedSizes) {
        await session.resize(size)
        await openInEngine(driver, scenario, language)
        await driver.waitUntil('the new size', isRenderedAt, size.height)
        await driver.waitUntil('what is beside the frame', isAsideShown)
        await driver.waitUntil('images that are loaded', areImagesLoaded)
        await driver.waitUntilStill()
        await save(await session.screenshot(), scenario.name, size, language)
      }
    } catch (error) {
      reportUnreachable(scenario, language, error as Error)
    }
  }
  await session.close()
}

await withServedBuilds({ rebuild: values.build ?? false }, async (browser) => {
  await mapConcurrently(selectedLanguages, selectedLanguages.length, (language) =>
    engine ? captureInEngine(engine, language) : captureAll(browser, language),
  )
  for (const language of selectedLanguages)
    for (const { width } of selectedSizes)
      await contactSheets(browser, join(values.out, `${width}-${language}`), width)
  console.log(`The screenshots are in ${values.out}.`)
})
