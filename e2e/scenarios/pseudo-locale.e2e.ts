import { rm } from 'node:fs/promises'
import { startOwnServers } from '@baithak/tools/testing/own-servers'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { buildPseudoLocale, pseudo, pseudoLanguage } from '../fixtures/pseudo-locale'
import { workerOffset } from '../test-ports'
import { findCutOff } from './find-cut-off'
import { findScreenFaults } from './find-screen-faults'
import { latinTexts } from './latin-texts'
import { closeScenario, openScenario } from './open-scenario'
import { auditReducedMotion } from './reduced-motion'
import type { Scenario } from './scenario'
import { scenarios } from './scenarios'
import { translatorFor } from './translations'

/** Which the browser has in no pseudo-locale, and names before the end of a sentence. */
const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)(?:ember|ober)?'
const weekdays = '(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?'
const atEnd = latinTexts.map((names) => `(?:${names})\\.`)

const translate = translatorFor('en', (text, key) =>
  // In the title of the page the product's name is that of the shell's page.
  key === 'welcome.brand' ? text : pseudo(text, key.split('.').includes('name')),
)

const ownLatinTexts = [...latinTexts, ...atEnd, months, weekdays, 'Riya', 'Sen']

async function findFaults(page: Page, scenario: Scenario): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 })
  const found = await auditReducedMotion(page, scenario, () =>
    openScenario(page, scenario, pseudoLanguage, translate),
  )
  found.push(
    ...(await findScreenFaults(page, scenario, {
      language: pseudoLanguage,
      translate,
      latinTexts: ownLatinTexts,
      withoutRules: ['html-lang-valid', 'valid-lang'],
    })),
  )
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 })
    // Not names, which members enter in any length, and which end in an ellipsis.
    const cutOff = await page.evaluate(findCutOff, '~~~')
    found.push(...cutOff.map((fault) => `${fault} at ${width} px`))
  }
  return found
}

async function visit(context: BrowserContext, queue: Scenario[]): Promise<string[]> {
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const found: string[] = []
  for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
    const { name } = scenario
    const faults = await findFaults(page, scenario).catch((error: Error) => [error.message])
    found.push(...faults.map((fault) => `${name}: ${fault}`))
    await closeScenario(page)
  }
  return found
}

test(
  'a third language needs a line and its texts: every screen in every state is translated and accessible, and nothing is cut off',
  long,
  async ({ browser, now }, { parallelIndex }) => {
    test.setTimeout(900_000)
    const workspace = await buildPseudoLocale()
    const servers = await startOwnServers(workerOffset(parallelIndex), workspace)
    try {
      const queue = [...scenarios]
      const visits = Array.from({ length: 3 }, async () => {
        const context = await browser.newContext({ baseURL: servers.url, reducedMotion: 'reduce' })
        await context.clock.install({ time: new Date(now) })
        return visit(context, queue)
      })
      expect((await Promise.all(visits)).flat()).toEqual([])
    } finally {
      await servers.close()
      await rm(workspace, { recursive: true, force: true })
    }
  },
)
