import type { Page } from '@playwright/test'
import { member, type StoredValues, storedTexts } from '../fixtures/stored'
import type { Language, Scenario, ScenarioActions } from './scenario'
import { translationsFor } from './translations'

export const scenarioTime = '2026-11-21T09:00:00+05:30'

const literally = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

function actionsOf(page: Page, language: Language): ScenarioActions {
  const words = translationsFor(language)
  return {
    page,
    words,
    async press(key, values) {
      const name = new RegExp(`^\\s*${literally(words(key, values))}`)
      const roles = ['button', 'tab', 'link', 'radio', 'checkbox', 'switch'] as const
      const [first, ...others] = roles.map((role) => page.getByRole(role, { name }))
      if (!first) return
      await others
        .reduce((all, each) => all.or(each), first)
        .first()
        .click()
    },
    async pressAt(selector, index = 0) {
      await page.locator(selector).nth(index).click()
    },
  }
}

/** Opens an address with these values in place of all that was stored, before the app reads any. */
async function openWith(page: Page, path: string, values: StoredValues) {
  await page.context().clearCookies()
  // The same address again would be a reload, which keeps its history's state.
  if (page.url().endsWith(path)) await page.goto('about:blank')
  const script = await page.addInitScript((items) => {
    localStorage.clear()
    sessionStorage.clear()
    for (const [key, text] of items) localStorage.setItem(key, text)
  }, storedTexts(values))
  await page.goto(path)
  // What the scenario's steps load anew finds what the app has kept.
  await script.dispose()
}

/** Frames in a row that must look alike: a chunk of a list is rendered every second frame. */
const equalFrames = 6

/** Waits until fonts and images are loaded, finite animations have ended, and a few frames in a row render the same. */
async function stillness(page: Page) {
  await page.waitForFunction((frames) => {
    const state = window as { lastHtml?: string; equalFrames?: number }
    const images = [...document.images].filter((image) => image.getBoundingClientRect().top < 2000)
    const isReady =
      document.fonts.status === 'loaded' &&
      images.every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.getAnimations().every(({ playState, effect }) => {
        const { iterations, endTime } = effect?.getComputedTiming() ?? {}
        return playState !== 'running' || iterations === Infinity || Number(endTime) > 3000
      })
    const html = document.body.innerHTML
    state.equalFrames = isReady && html === state.lastHtml ? (state.equalFrames ?? 0) + 1 : 0
    state.lastHtml = html
    return state.equalFrames >= frames
  }, equalFrames)
}

/** Opens a scenario as a visitor who has come that far. */
export async function openScenario(page: Page, scenario: Scenario, language: Language) {
  const stored = { ...(scenario.newcomer ? {} : member), i18nextLng: language, ...scenario.stored }
  await scenario.before?.(page)
  await openWith(page, scenario.path, stored)
  const shown = scenario.shows?.(page) ?? page.locator('h1').first()
  if (!scenario.shows || !scenario.steps) await shown.waitFor({ state: 'attached' })
  else await page.locator('h1').first().waitFor({ state: 'attached' })
  await scenario.steps?.(actionsOf(page, language))
  await shown.waitFor({ state: 'attached' })
  if (!scenario.shows) await page.getByText('loading', { exact: true }).waitFor({ state: 'hidden' })
  // A toast may be there before the screen that it came with.
  if (!scenario.withoutRules) await page.locator('h1').first().waitFor({ state: 'attached' })
  await stillness(page)
}

export async function closeScenario(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
}
