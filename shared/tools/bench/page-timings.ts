import type { Page } from '@playwright/test'

/** How a screen is recognised. */
export interface Screen {
  /** Prefix of its path. */
  path: string
  /** CSS selector of its main control. */
  control: string
  /** The control's text, where the selector matches several. */
  text?: string
  /** Prefix of the URL, search included, that the control navigates to. */
  leadsTo: string
}

/** Milliseconds since the navigation or the tap; `originMs` is the wall-clock time of that start. */
export interface PageTimings {
  originMs: number
  screen: number
  interactive: number
}

interface ObservedWindow extends Window {
  timings?: Partial<PageTimings>
}

/**
 * Runs in the page. A screen counts as rendered when its heading is visible, and as interactive when its control is
 * visible, uncovered and rendered by React. The control is not tapped, because a tap would request the next screen.
 */
function observeScreen({ screen, control }: { screen: Screen; control: string | null }) {
  const observed = window as ObservedWindow
  const startMs = control === null ? 0 : performance.now()
  const timings: Partial<PageTimings> = { originMs: performance.timeOrigin + startMs }
  observed.timings = timings
  const elapsedMs = () => performance.now() - startMs

  // The picture of a screen counts as a paint, not as a screen.
  const isPrerendered = () => 'prerendered' in document.documentElement.dataset
  const isVisible = (element: Element | undefined) =>
    element !== undefined && element.getClientRects().length > 0 && !element.closest('[role=alert]')
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'))
  function isUncovered(element: Element) {
    element.scrollIntoView({ block: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && (element.contains(hit) || hit.contains(element))
  }

  const previousHeadings = new Set<Element>(control === null ? [] : document.querySelectorAll('h1'))
  function checkFrame() {
    const heading = [...document.querySelectorAll('h1')].find((h1) => !previousHeadings.has(h1))
    if (location.pathname.startsWith(screen.path) && isVisible(heading) && !isPrerendered())
      timings.screen ??= elapsedMs()
    const target = [...document.querySelectorAll(screen.control)].find(
      ({ textContent }) => !screen.text || textContent?.trim() === screen.text,
    )
    if (
      timings.screen !== undefined &&
      target &&
      isVisible(target) &&
      isHydrated(target) &&
      isUncovered(target)
    )
      timings.interactive ??= elapsedMs()
    if (timings.interactive === undefined) requestAnimationFrame(checkFrame)
  }
  if (control !== null) document.querySelector<HTMLElement>(control)?.click()
  requestAnimationFrame(checkFrame)
}

async function readTimings(page: Page): Promise<PageTimings> {
  await page.waitForFunction(() => (window as ObservedWindow).timings?.interactive !== undefined)
  const timings = await page.evaluate(() => (window as ObservedWindow).timings)
  return timings as PageTimings
}

/** Opens a URL and measures when its screen is rendered and interactive. */
export async function timeNavigation(
  page: Page,
  url: string,
  screen: Screen,
): Promise<PageTimings> {
  // esbuild wraps functions in `__name`, which does not exist in the page.
  await page.addInitScript('globalThis.__name = (target) => target')
  await page.addInitScript(observeScreen, { screen, control: null })
  await page.goto(url, { waitUntil: 'commit' })
  return readTimings(page)
}

/** Taps a control of the current screen and measures when the next screen is rendered and interactive. */
export async function timeTap(page: Page, control: string, screen: Screen): Promise<PageTimings> {
  await page.evaluate(observeScreen, { screen, control })
  return readTimings(page)
}

/** Taps the screen's control and waits for its target: proves that the measured screen really works. */
export async function requireReaction(page: Page, { control, text, leadsTo }: Screen) {
  const target = page.locator(control, text ? { hasText: text } : {}).first()
  await target.click()
  await page.waitForURL((url) => `${url.pathname}${url.search}`.startsWith(leadsTo))
}
