import type { Page } from '@playwright/test'
import type { Language, Scenario } from './scenario'

/** The scenarios that between them show every motion of the app. */
const motionScenarios = new Set([
  'welcome',
  'onboarding-phone',
  'modes',
  'work-home',
  'explore-toast',
  'map-card',
  'wallet-bought',
  'wallet-past-sheet',
  'check-in',
  'rating',
  'party-filter',
  'party-create-2',
  'parties-paid',
  'hopping-pass-stamped',
  'chat-lines',
  'gig-limit-sheet',
  'artist',
  'premium',
  'admin-add',
  'loading',
])

/** Writes down, in the page, every animation and transition that starts, however short it is. */
function writeDownMotion() {
  const seen = new Set<string>()
  Object.assign(window, { motionSeen: seen })
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.className}">`
  const look = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || !effect.target) continue
      const { duration, iterations } = effect.getTiming()
      const moved = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter(
          (key) => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(key),
        )
      if (Number(duration) > 120 || iterations !== 1 || moved.length > 0)
        seen.add(`${duration} ms, ${iterations} times, ${moved}: ${nameOf(effect.target)}`)
    }
    if (!('motionEnds' in window)) requestAnimationFrame(look)
  }
  look()
}

const motionIn = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { motionEnds: true })
    return [...(window as unknown as { motionSeen: Set<string> }).motionSeen]
  })

/**
 * Visits a scenario as someone who asked for less motion. Answers with what loops, moves, or takes longer than the
 * 120 ms of the design's section 5, where the scenario is one that shows motion; words have no part in it.
 */
export async function auditReducedMotion(
  page: Page,
  scenario: Scenario,
  language: Language,
  visit: () => Promise<void>,
): Promise<string[]> {
  if (language !== 'en' || !motionScenarios.has(scenario.name)) {
    await visit()
    return []
  }
  const script = await page.addInitScript(writeDownMotion)
  await visit()
  await script.dispose()
  return (await motionIn(page)).map((motion) => `who asked for less motion sees ${motion}`)
}
