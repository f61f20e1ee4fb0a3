import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { places } from './places'
import { leavePlace, visitPlace } from './visit-place'

/** Section 5 of the design: what is left of motion for those who asked for less, in milliseconds. */
const longest = 120

const mainPlaces = [
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
]

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
    requestAnimationFrame(look)
  }
  look()
}

const motionIn = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { motionSeen: Set<string> }).motionSeen])

test.describe('who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test(`sees nothing loop, move, or take longer than ${longest} ms`, async ({
    page,
    expectNoise,
  }) => {
    test.setTimeout(180_000)
    expectNoise(/favicon\.ico/)
    await page.addInitScript(writeDownMotion)
    const found: string[] = []
    for (const place of places.filter(({ name }) => mainPlaces.includes(name))) {
      await visitPlace(page, place, 'en')
      found.push(...(await motionIn(page)).map((motion) => `${place.name}: ${motion}`))
      await leavePlace(page)
    }
    expect(found).toEqual([])
  })
})
