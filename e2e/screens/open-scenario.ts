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

/** Keys that the app writes at its start, which stay until the page is loaded again. */
const keysOfStart = /^(?:durable-writes|draft:(?:registry|.*-modes))$/

/** The screen of a scenario: `/gig/detail/7` and `/gig/detail/8` are one, whose heading React keeps. */
const screenOf = ({ path }: Scenario) =>
  path.replace(/[?#].*/, '').replace(/^(\/[^/]+\/[^/]+)\/.*/, '$1')

/** Whether a scenario leaves the page as it was loaded: nothing was blocked, pressed or typed. */
const isPlain = ({ before, steps, isPending }: Scenario) => !before && !steps && !isPending

/** Whether a scenario can be opened in the page of another one, without loading the page again. */
const canFollow = (next: Scenario, previous: Scenario | undefined) =>
  previous !== undefined &&
  isPlain(previous) &&
  !next.before &&
  !next.isPending &&
  previous.isNewUser === next.isNewUser &&
  screenOf(previous) !== screenOf(next)

/** Few enough to balance the workers. */
const maxInGroup = 8

/** Puts scenarios into groups that load the page once: each group ends with a scenario that acts, if there is one. */
export function groupScenarios(scenarios: readonly Scenario[]): Scenario[][] {
  const remaining = [...scenarios]
  const take = (isWanted: (scenario: Scenario) => boolean) => {
    const index = remaining.findIndex(isWanted)
    return index < 0 ? undefined : remaining.splice(index, 1)[0]
  }
  const groups: Scenario[][] = []
  for (;;) {
    const first = take(isPlain) ?? take(() => true)
    if (!first) return groups
    const group = [first]
    const followsLast = (scenario: Scenario) => canFollow(scenario, group.at(-1))
    for (let next: Scenario | undefined = first; next && group.length < maxInGroup; ) {
      const isLast = group.length === maxInGroup - 1
      const takePlain = () => take((scenario) => isPlain(scenario) && followsLast(scenario))
      next = (isLast ? undefined : takePlain()) ?? take(followsLast)
      if (next) group.push(next)
    }
    groups.push(group)
  }
}

/** Navigates in the app, with other values in local storage, which it reads as if another tab had written them. */
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

/** Opens a scenario and waits until it is shown and still, in the page of the previous one where that can be. */
export async function openScenario(
  page: Page,
  scenario: Scenario,
  language: string,
  previous?: Scenario,
) {
  const translate = translatorFor(language)
  await scenario.before?.(page)
  const open = canFollow(scenario, previous) ? navigateWithin : openWith
  await open(page, scenario.path, storedOf(scenario, language))
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
