/**
 * Runs in the page. Finds texts of the app that are wider than what shows them: that end in an ellipsis, are clipped by
 * an element around them, or leave the window. Other texts, such as names, may be of any length.
 */
export function findCutOff(texts: readonly string[]): string[] {
  const tolerancePx = 1
  const ours = new Set(texts)
  const found = new Set<string>()
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

  /** Whether an element is one pixel large, like names of controls for screen readers. */
  const isForReadersOnly = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth === 1 && element.clientHeight === 1) ||
      isForReadersOnly(element.parentElement))

  /** Returns the sides between which a text is visible. */
  function visibleSides(element: Element) {
    let left = 0
    let right = innerWidth
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX } = getComputedStyle(each)
      if (scrolls(overflowX) && each.scrollWidth > each.clientWidth) return undefined
      if (!clips(overflowX)) continue
      const box = each.getBoundingClientRect()
      left = Math.max(left, box.left)
      right = Math.min(right, box.right)
    }
    return { left, right }
  }

  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (
      !element ||
      !ours.has(text) ||
      element.closest('[inert], script, style, template') ||
      isForReadersOnly(element)
    )
      continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const sides = visibleSides(element)
    const isOutside = [...range.getClientRects()].some(
      ({ left, right, width }) =>
        sides &&
        width > 0 &&
        (left < sides.left - tolerancePx || right > sides.right + tolerancePx),
    )
    const { overflowY, lineHeight } = getComputedStyle(element)
    // Accents of a font with taller letters hide less than half a line.
    const hiddenPx = element.scrollHeight - element.clientHeight
    const isClamped = clips(overflowY) && hiddenPx > Number.parseFloat(lineHeight) / 2
    if (isOutside || isClamped) found.add(`cut off: “${text.slice(0, 60)}”`)
  }
  return [...found]
}
