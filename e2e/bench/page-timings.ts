import type { Page } from '@playwright/test'

/** What a screen is known by. */
export interface Screen {
  /** Begins its address. */
  path: string
  /** Its main control, a CSS selector; with `words` the one that bears them. */
  control: string
  words?: string
  /** Begins the address, search included, that the control leads to. */
  leadsTo: string
}

export const events = ['paint', 'screen', 'tap'] as const
export type Event = (typeof events)[number]

/** When each came, in milliseconds since the visit or the tap that led here; `origin` is that moment's wall clock. */
export interface Moments extends Record<Event, number> {
  origin: number
}

interface Watched extends Window {
  moments?: Partial<Moments>
}

/**
 * Runs in the page. A screen is there when its heading shows; it takes a tap when its control shows, is not covered
 * and React listens to it, so that nothing needs to be tapped, which would ask for what comes next.
 */
function watchScreen({ screen, control }: { screen: Screen; control: string | null }) {
  const watched = window as Watched
  const origin = control === null ? 0 : performance.now()
  const moments: Partial<Moments> = { origin: performance.timeOrigin + origin }
  watched.moments = moments
  const since = () => performance.now() - origin

  // What is drawn before the shell is there is a paint, and no screen yet.
  const drawn = () => 'firstPaint' in document.documentElement.dataset
  const shows = (element: Element | undefined) =>
    element !== undefined && element.getClientRects().length > 0 && !element.closest('[role=alert]')
  const listens = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  function uncovered(element: Element) {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }

  const old = new Set<Element>(control === null ? [] : document.querySelectorAll('h1'))
  function look() {
    const heading = [...document.querySelectorAll('h1')].find((h1) => !old.has(h1))
    if (location.pathname.startsWith(screen.path) && shows(heading) && !drawn())
      moments.screen ??= since()
    const target = [...document.querySelectorAll(screen.control)].find(
      ({ textContent }) => !screen.words || textContent?.trim() === screen.words,
    )
    if (
      moments.screen !== undefined &&
      target &&
      shows(target) &&
      listens(target) &&
      uncovered(target)
    )
      moments.tap ??= since()
    if (moments.tap === undefined) requestAnimationFrame(look)
  }
  if (control === null)
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0]
      if (paint) moments.paint ??= paint.startTime
    }).observe({ type: 'paint', buffered: true })
  else {
    document.querySelector<HTMLElement>(control)?.click()
    requestAnimationFrame(() => {
      moments.paint ??= since()
    })
  }
  requestAnimationFrame(look)
}

async function momentsOf(page: Page): Promise<Moments> {
  await page.waitForFunction(() => {
    const { moments } = window as Watched
    return moments?.tap !== undefined && moments.paint !== undefined
  })
  const moments = await page.evaluate(() => (window as Watched).moments)
  return moments as Moments
}

/** Opens an address and tells when its screen came. */
export async function visitScreen(page: Page, address: string, screen: Screen): Promise<Moments> {
  // The compiler of our tools wraps each function in this, which no page knows.
  await page.addInitScript('globalThis.__name = (target) => target')
  await page.addInitScript(watchScreen, { screen, control: null })
  await page.goto(address, { waitUntil: 'commit' })
  return momentsOf(page)
}

/** Taps a control of the screen that stands and tells when the next one came. */
export async function tapThrough(page: Page, control: string, screen: Screen): Promise<Moments> {
  await page.evaluate(watchScreen, { screen, control })
  return momentsOf(page)
}

/** Taps the screen's control and waits for where it leads: what was measured was a screen that works. */
export async function requireReaction(page: Page, { control, words, leadsTo }: Screen) {
  const target = page.locator(control, words ? { hasText: words } : {}).first()
  await target.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(leadsTo))
}
