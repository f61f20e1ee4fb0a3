import type { Page } from '@playwright/test'
import { type StoredValues, serializedEntries } from '../fixtures/stored'
import { type Press, type Scenario, storedOf } from './scenario'
import { type Translate, translatorFor } from './translations'

const escapeRegExp = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+')

const isTranslationKey = (target: string) => /^[\w-]+:[\w.-]+$/.test(target)

function presser(page: Page, translate: Translate): Press {
  const labelled = (key: string, values?: Record<string, string>) => {
    const name = new RegExp(`^\\s*${escapeRegExp(translate(key, values))}`)
    const roles = ['tab', 'link', 'radio', 'checkbox', 'switch'] as const
    return roles.reduce(
      (all, role) => all.or(page.getByRole(role, { name })),
      page.getByRole('button', { name }),
    )
  }
  return (target, values) =>
    (isTranslationKey(target) ? labelled(target, values) : page.locator(target)).first().click()
}

/** Opens a path with local storage that holds only these values, before the app reads any. */
async function openWith(page: Page, path: string, values: StoredValues) {
  await page.context().clearCookies()
  // Opening the same URL again would be a reload, which preserves the history state.
  if (page.url().endsWith(path)) await page.goto('about:blank')
  const script = await page.addInitScript((items) => {
    localStorage.clear()
    sessionStorage.clear()
    // Prevents the app from restoring an earlier scenario's values from IndexedDB, as after a crash.
    sessionStorage.setItem('durable-writes', '')
    for (const [key, text] of items) localStorage.setItem(key, text)
  }, serializedEntries(values))
  await page.goto(path)
  // A reload in the scenario's steps must find the values that the app has stored.
  await script.dispose()
}

/** Keys that the app writes at its start and needs until the next load. */
const keysOfStart = /^(?:durable-writes|draft:(?:registry|.*-modes))$/

/** Returns the screen of a scenario. `/gig/detail/7` and `/gig/detail/8` are one screen, whose heading React keeps. */
const screenFor = ({ path }: Scenario) =>
  path.replace(/[?#].*/, '').replace(/^(\/[^/]+\/[^/]+)\/.*/, '$1')

/** Whether a scenario leaves the page as it was loaded: nothing was blocked, pressed or typed. */
export const isPlain = ({ before, search, press, steps, isPending }: Scenario) =>
  !before && !search && !press && !steps && !isPending

/** Whether a scenario can be opened in the page of another one, without loading the page again. */
const canFollow = (next: Scenario, previous: Scenario | undefined) =>
  previous !== undefined &&
  isPlain(previous) &&
  !next.before &&
  !next.isPending &&
  previous.isNewUser === next.isNewUser &&
  // Between two scenarios of one screen, another screen is shown: the one at `/`.
  !(screenFor(previous) === '/' && screenFor(next) === '/')

/** The largest number of scenarios in a group. Larger groups would not balance the workers. */
const maxInGroup = 8

/** Puts scenarios into groups that load the page once. Only the last scenario of a group may act on the page. */
export function groupScenarios(scenarios: readonly Scenario[]): Scenario[][] {
  const remaining = new Set(scenarios.toSorted((a, b) => Number(isPlain(b)) - Number(isPlain(a))))
  const groups: Scenario[][] = []
  while (remaining.size > 0) {
    const group: Scenario[] = []
    for (const scenario of remaining) {
      const isFull = group.length >= (isPlain(scenario) ? maxInGroup - 1 : maxInGroup)
      if (isFull || (group.length > 0 && !canFollow(scenario, group.at(-1)))) continue
      group.push(scenario)
      remaining.delete(scenario)
    }
    groups.push(group)
  }
  return groups
}

/** Navigates in the app, and changes local storage as another tab would. */
async function navigateWithin(page: Page, path: string, values: StoredValues) {
  await page.evaluate(
    ([to, items, kept]) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset.former = ''
      const stays = new RegExp(kept)
      const wanted = new Map(items)
      const present = Object.keys(localStorage).filter((key) => !stays.test(key))
      for (const key of new Set([...present, ...wanted.keys()])) {
        const newValue = wanted.get(key) ?? null
        if (newValue === localStorage.getItem(key)) continue
        if (newValue === null) localStorage.removeItem(key)
        else localStorage.setItem(key, newValue)
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
      }
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    },
    [path, serializedEntries(values), keysOfStart.source] as const,
  )
  await page.locator('#root h1:not([data-former])').first().waitFor({ state: 'attached' })
}

/** The number of consecutive frames that must be equal. A long list renders a part of its rows every second frame. */
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

/** Opens a scenario, without a page load where possible, and waits until it is shown and nothing moves. */
export async function openScenario(
  page: Page,
  scenario: Scenario,
  language: string,
  previous?: Scenario,
) {
  const heading = page.locator('#root h1').first()
  const press = presser(page, translatorFor(language))
  await scenario.before?.(page)
  const stored = storedOf(scenario, language)
  if (previous && canFollow(scenario, previous)) {
    if (screenFor(previous) === screenFor(scenario)) await navigateWithin(page, '/', stored)
    await navigateWithin(page, scenario.path, stored)
  } else await openWith(page, scenario.path, stored)
  if (!scenario.isPending) await heading.waitFor({ state: 'attached' })
  if (scenario.search) await page.getByRole('searchbox').fill(scenario.search)
  for (const target of scenario.press ?? []) await press(target)
  await scenario.steps?.(page, press)
  const target = shownIn(scenario, page) ?? heading
  await target.waitFor({ state: 'attached' })
  // A toast may appear before the screen to which its action leads.
  if (!scenario.isPending) {
    await heading.waitFor({ state: 'attached' })
    await page.getByText('loading', { exact: true }).waitFor({ state: 'hidden' })
  }
  await waitUntilStill(page)
}

function shownIn({ shows }: Scenario, page: Page) {
  if (shows === 'toast') return page.locator('.toast').first()
  if (shows === 'dialog') return page.getByRole('dialog')
  return shows?.(page)
}
