/** A control, found by its selector and optionally by its accessible name. */
export interface Target {
  selector: string
  /** The beginning of the control's name. */
  name?: string
  /** The index among several matches. */
  index?: number
}

export interface Point {
  x: number
  y: number
}

/**
 * Runs in the page. Scrolls a control into view and returns its centre, or the reason why it cannot be pressed there.
 * While a dialog is open, only its controls count.
 */
export async function pointOf({ selector, name, index = 0 }: Target): Promise<Point | string> {
  const normalize = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const region = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const nameOf = (element: Element) =>
    normalize(
      element.getAttribute('aria-label') ||
        (element as HTMLInputElement).labels?.[0]?.textContent ||
        element.textContent,
    )
  const found = [...region.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element).startsWith(normalize(name))),
  )
  const element = found[index]
  if (!element) return `there is no ${selector} ${name ?? ''}`
  // Of a visually hidden input only the label is visible.
  const visible = element.closest('.sr-only') ? (element as HTMLInputElement).labels?.[0] : element
  if (!visible) return `${selector} has neither a size nor a label`
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const measure = () => {
    const { x, y, width, height } = visible.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2, width, height }
  }
  visible.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = measure()
  await nextFrame()
  await nextFrame()
  const { x, y, width, height } = measure()
  if (before.x !== x || before.y !== y) return `${selector} ${name ?? ''} moves`
  if (width === 0 || height === 0) return `${selector} ${name ?? ''} has no size`
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  const isHit =
    hit && (visible.contains(hit) || label?.contains(visible) || label?.control === element)
  if (!isHit) return `${hit?.outerHTML.slice(0, 80)} covers ${selector} ${name ?? ''}`
  return { x: Math.round(x), y: Math.round(y) }
}

/** Runs in the page. Whether a screen has loaded and no animation runs but endless and long ones. */
export function isStill(): boolean {
  const isMoving = document.getAnimations().some(({ playState, effect }) => {
    const { iterations, endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && iterations !== Infinity && Number(endTime) < 3000
  })
  const isLoading = [...document.querySelectorAll('main p, .loading-mark, [role="status"]')].some(
    (element) => element.textContent === 'loading',
  )
  return (
    !isMoving &&
    !isLoading &&
    document.querySelector('h1') !== null &&
    document.fonts.status === 'loaded'
  )
}

/** Runs in the page. Whether consecutive frames of this height are equal: media queries follow a resize a frame later. */
export async function isRenderedAt(height: number): Promise<boolean> {
  const equalFrames = 6
  const html = document.body.innerHTML
  for (let frame = 0; frame < equalFrames; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  return innerHeight === height && document.body.innerHTML === html
}

/** Runs in the page. Whether every image of the window, or of the phone frame in it, is loaded. */
export const areImagesLoaded = () =>
  [...document.images].every((image) => {
    const { left, top } = image.getBoundingClientRect()
    const frame = image.closest('.phone-frame')?.getBoundingClientRect()
    return image.complete || top >= innerHeight || left >= (frame?.right ?? innerWidth)
  })

/** Runs in the page. Whether what is beside the phone frame is shown, if the window has room for it. */
export const isAsideShown = () =>
  !matchMedia('(width >= 768px) and (height > 500px)').matches ||
  document.querySelector('.phone-frame') === null ||
  [...document.querySelectorAll('aside:not(:empty)')].some(
    (aside) => !aside.closest('.phone-frame') && aside.checkVisibility(),
  )

/** Runs in the page. Describes every fault of the current screen. */
export function findFaults(errorTitle: string): string[] {
  const found: string[] = []
  const heading = document.querySelector('h1')
  if (!heading?.textContent?.trim()) found.push('it has no heading')
  else if (!heading.checkVisibility()) found.push('its heading is not visible')
  if (document.body.textContent?.includes(errorTitle)) found.push('it shows the error panel')

  const scroller = document.querySelector<HTMLElement>('.phone-screen')
  const scrollbarPx = scroller ? scroller.offsetWidth - scroller.clientWidth : 0
  if (scrollbarPx > 0) found.push(`a scrollbar takes ${scrollbarPx} px of the screen’s width`)

  const isKey = (text: string) => /^([a-z]+:)?[a-z][A-Za-z]*(\.[A-Za-z0-9-]+)+$/.test(text.trim())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style') && isKey(node.textContent ?? ''))
      found.push(`an untranslated key: ${node.textContent}`)

  const controls =
    'a[href], button, input, select, textarea, [role="tab"], [role="slider"], [role="radio"]'
  const region = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  for (const control of [...region.querySelectorAll<HTMLElement>(controls)].slice(0, 60)) {
    // What `aria-hidden` hides is a backdrop, which other controls cover.
    if (!control.isConnected || control.closest('.sr-only, [inert], .toast, [aria-hidden="true"]'))
      continue
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { x, y, width, height } = control.getClientRects()[0] ?? new DOMRect()
    if (width < 2 || height < 2) continue
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    if (hit?.closest('.toast-viewport')) continue
    const label = hit?.closest('label')
    const isRelated =
      hit && (control.contains(hit) || hit.contains(control) || label?.control === control)
    if (!isRelated)
      found.push(
        `${hit?.outerHTML.slice(0, 90)} covers “${control.textContent?.trim() || control.getAttribute('aria-label')}”`,
      )
  }
  return found
}
