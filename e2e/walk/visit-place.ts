import type { Page } from '@playwright/test'
import { member, type StoredValues, storedTexts } from '../fixtures/stored'
import type { Language, Place, Visit } from './place'
import { wordsIn } from './words'

export const walkTime = '2026-11-21T09:00:00+05:30'

const literally = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

function visitOf(page: Page, language: Language): Visit {
  const words = wordsIn(language)
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
  // What the place's steps load anew finds what the app has kept.
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

/** Opens a place as a visitor who has come that far. */
export async function visitPlace(page: Page, place: Place, language: Language) {
  const stored = { ...(place.newcomer ? {} : member), i18nextLng: language, ...place.stored }
  await place.before?.(page)
  await openWith(page, place.path, stored)
  const shown = place.shows?.(page) ?? page.locator('h1').first()
  if (!place.shows || !place.steps) await shown.waitFor({ state: 'attached' })
  else await page.locator('h1').first().waitFor({ state: 'attached' })
  await place.steps?.(visitOf(page, language))
  await shown.waitFor({ state: 'attached' })
  if (!place.shows) await page.getByText('loading', { exact: true }).waitFor({ state: 'hidden' })
  // A toast may be there before the screen that it came with.
  if (!place.withoutRules) await page.locator('h1').first().waitFor({ state: 'attached' })
  await stillness(page)
}

export async function leavePlace(page: Page) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().setOffline(false)
}
