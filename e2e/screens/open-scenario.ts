import type { Page } from '@playwright/test'
import { type StoredValues, serializedEntries } from '../fixtures/stored'
import { type Scenario, type ScenarioActions, storedOf } from './scenario'
import { type Translate, translatorFor } from './translations'

const escapeRegExp = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

function actionsOf(page: Page, translate: Translate): ScenarioActions {
  return {
    page,
    translate,
    async press(key, values) {
      const name = new RegExp(`^\\s*${escapeRegExp(translate(key, values))}`)
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

/** Opens a path with local storage that holds only these values, before the app reads any. */
async function openWith(page: Page, path: string, values: StoredValues) {
  await page.context().clearCookies()
  // Opening the same URL again would be a reload, which preserves the history state.
  if (page.url().endsWith(path)) await page.goto('about:blank')
  const script = await page.addInitScript((items) => {
    localStorage.clear()
    sessionStorage.clear()
    // Otherwise an earlier scenario's values are restored from IndexedDB, as after a crash.
    sessionStorage.setItem('durable-writes', '')
    for (const [key, text] of items) localStorage.setItem(key, text)
  }, serializedEntries(values))
  await page.goto(path)
  // Reloads by the scenario's steps must find what the app has stored.
  await script.dispose()
}

/** Consecutive frames that must be equal: a list renders a chunk every second frame. */
const equalFrames = 6

/** Waits until fonts and images are loaded, finite animations have ended, and consecutive frames are equal. */
async function waitUntilStill(page: Page) {
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

/** Opens a scenario and waits until it is shown and still. */
export async function openScenario(page: Page, scenario: Scenario, language: string) {
  const translate = translatorFor(language)
  await scenario.before?.(page)
  await openWith(page, scenario.path, storedOf(scenario, language))
  const target = scenario.shows?.(page) ?? page.locator('#root h1').first()
  if (!scenario.shows || !scenario.steps) await target.waitFor({ state: 'attached' })
  else await page.locator('#root h1').first().waitFor({ state: 'attached' })
  await scenario.steps?.(actionsOf(page, translate))
  await target.waitFor({ state: 'attached' })
  if (!scenario.shows) await page.getByText('loading', { exact: true }).waitFor({ state: 'hidden' })
  // A toast may appear before the screen to which its action leads.
  if (!scenario.isPending) await page.locator('#root h1').first().waitFor({ state: 'attached' })
  await waitUntilStill(page)
}

export async function closeScenario(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}
