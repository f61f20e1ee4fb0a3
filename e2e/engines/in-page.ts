/** Controls to look for: by selector, by the words that they bear or are labelled with, or both. */
export interface Target {
  selector: string
  /** What the control's name begins with. */
  name?: string
  /** One of several alike. */
  index?: number
}

export interface Point {
  x: number
  y: number
}

/**
 * Runs in the page. The middle of a control, brought into view and standing still, or why it cannot be pressed there.
 * An open dialog hides what is below it.
 */
export async function pointOf({ selector, name, index = 0 }: Target): Promise<Point | string> {
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const region = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  const nameOf = (element: Element) =>
    plain(
      element.getAttribute('aria-label') ||
        (element as HTMLInputElement).labels?.[0]?.textContent ||
        element.textContent,
    )
  const found = [...region.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (name === undefined || nameOf(element).startsWith(plain(name))),
  )
  const element = found[index]
  if (!element) return `there is no ${selector} ${name ?? ''}`
  // What can be seen of a hidden input is its label.
  const shown = element.closest('.sr-only') ? (element as HTMLInputElement).labels?.[0] : element
  if (!shown) return `${selector} has neither a size nor a label`
  const frame = () => new Promise((settle) => requestAnimationFrame(settle))
  const placeNow = () => {
    const { x, y, width, height } = shown.getClientRects()[0] ?? new DOMRect()
    return { x: x + width / 2, y: y + height / 2, width, height }
  }
  shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const before = placeNow()
  await frame()
  await frame()
  const { x, y, width, height } = placeNow()
  if (before.x !== x || before.y !== y) return `${selector} ${name ?? ''} moves`
  if (width === 0 || height === 0) return `${selector} ${name ?? ''} has no size`
  const hit = document.elementFromPoint(x, y)
  const label = hit?.closest('label')
  const isHit = hit && (shown.contains(hit) || label?.contains(shown) || label?.control === element)
  if (!isHit) return `${hit?.outerHTML.slice(0, 80)} lies over ${selector} ${name ?? ''}`
  return { x: Math.round(x), y: Math.round(y) }
}

/** Runs in the page. Whether a screen is there, is no longer loading, and stands still but for what moves for ever. */
export function isStill(): boolean {
  const moving = document.getAnimations().some(({ playState, effect }) => {
    const { iterations, endTime } = effect?.getComputedTiming() ?? {}
    return playState === 'running' && iterations !== Infinity && Number(endTime) < 3000
  })
  const waits = [...document.querySelectorAll('main p, .boot, [role="status"]')].some(
    (element) => element.textContent === 'loading',
  )
  return (
    !moving && !waits && document.querySelector('h1') !== null && document.fonts.status === 'loaded'
  )
}

/** Runs in the page. What is wrong with the screen before the visitor, in words; nothing when all is well. */
export function findFaults(errorTitle: string): string[] {
  const found: string[] = []
  const heading = document.querySelector('h1')
  if (!heading?.textContent?.trim()) found.push('it has no heading')
  else if (!heading.checkVisibility()) found.push('its heading is not visible')
  if (document.body.textContent?.includes(errorTitle)) found.push('it shows the error panel')

  const scroller = document.querySelector<HTMLElement>('.phone-screen')
  const lost = scroller ? scroller.offsetWidth - scroller.clientWidth : 0
  if (lost > 0) found.push(`a scrollbar takes ${lost} px of the screen’s width`)

  const isKey = (text: string) => /^([a-z]+:)?[a-z][A-Za-z]*(\.[A-Za-z0-9-]+)+$/.test(text.trim())
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    if (!node.parentElement?.closest('script, style') && isKey(node.textContent ?? ''))
      found.push(`an untranslated key: ${node.textContent}`)

  const controls =
    'a[href], button, input, select, textarea, [role="tab"], [role="slider"], [role="radio"]'
  const region = [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document
  for (const control of [...region.querySelectorAll<HTMLElement>(controls)].slice(0, 60)) {
    if (!control.isConnected || control.closest('.sr-only, [inert], .toast')) continue
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
        `${hit?.outerHTML.slice(0, 90)} lies over “${control.textContent?.trim() || control.getAttribute('aria-label')}”`,
      )
  }
  return found
}
