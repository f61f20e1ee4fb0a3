import type { Page } from '@playwright/test'
import type { Scenario } from './scenario'

/** Scenarios that together show every animation of the app. */
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

/** Runs in the page. Records every animation and transition that starts, however short it is. */
function recordMotion() {
  const recorded = new Set<string>()
  Object.assign(window, { recordedMotion: recorded })
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()} class="${element.className}">`
  const record = () => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      if (!(effect instanceof KeyframeEffect) || !effect.target) continue
      const { duration, iterations } = effect.getTiming()
      const properties = effect
        .getKeyframes()
        .flatMap((frame) => Object.keys(frame))
        .filter(
          (key) => !['offset', 'computedOffset', 'easing', 'composite', 'opacity'].includes(key),
        )
      if (Number(duration) > 120 || iterations !== 1 || properties.length > 0)
        recorded.add(`${duration} ms, ${iterations} times, ${properties}: ${nameOf(effect.target)}`)
    }
    if (!('isRecordingStopped' in window)) requestAnimationFrame(record)
  }
  record()
}

const readRecordedMotion = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { isRecordingStopped: true })
    return [...(window as unknown as { recordedMotion: Set<string> }).recordedMotion]
  })

/** Visits a scenario with reduced motion, and finds animations that loop, move, or exceed the 120 ms of section 5. */
export async function auditReducedMotion(
  page: Page,
  scenario: Scenario,
  visit: () => Promise<void>,
): Promise<string[]> {
  if (!motionScenarios.has(scenario.name)) {
    await visit()
    return []
  }
  const script = await page.addInitScript(recordMotion)
  await visit()
  await script.dispose()
  return (await readRecordedMotion(page)).map((motion) => `despite reduced motion: ${motion}`)
}
