/**
 * Runs in the page. Finds elements that overflow horizontally and controls smaller than 44 by 44 CSS pixels. Skips links
 * within a sentence and controls for screen readers only. Adjoining dots count as one target, as long as each has the
 * 24 pixels that WCAG 2.2 requires (axe measures that).
 */
export function findSmallTargets(): string[] {
  const minSizePx = 44
  const found: string[] = []
  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()}> “${name.trim().slice(0, 40)}”`
  }

  for (const scroller of [document.documentElement, ...document.querySelectorAll('main')]) {
    if (scroller.scrollWidth <= scroller.clientWidth) continue
    const edge = scroller.getBoundingClientRect().right
    const overflowing = [...scroller.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('.scroll-row, .sr-only') &&
        element.getBoundingClientRect().right > edge + 1,
    )
    found.push(`scrolls horizontally: ${overflowing.slice(0, 3).map(nameOf).join(', ')}`)
  }

  /** A pseudo-element that is stretched over a control or a card is part of its target. */
  function pseudoElementSize(element: Element, pseudo: '::before' | '::after') {
    const { content, position, width, height } = getComputedStyle(element, pseudo)
    const takesPresses = content !== 'none' && position === 'absolute'
    return takesPresses
      ? { width: Number.parseFloat(width), height: Number.parseFloat(height) }
      : { width: 0, height: 0 }
  }

  function sizeOf(control: Element) {
    const element = control.closest('[data-adjoining]') ?? control
    const own = element.getBoundingClientRect()
    const before = pseudoElementSize(element, '::before')
    const after = pseudoElementSize(element, '::after')
    const label = element.closest('label')?.getBoundingClientRect()
    const all = [own, before, after, ...(label ? [label] : [])]
    return {
      width: Math.max(...all.map(({ width }) => width)),
      height: Math.max(...all.map(({ height }) => height)),
    }
  }

  const controls = document.querySelectorAll(
    'a[href], button, input, select, textarea, [role="button"], [role="tab"], [role="slider"]',
  )
  for (const control of controls) {
    if (control.closest('.sr-only, [aria-hidden="true"], [inert]')) continue
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('p')) continue
    const { width, height } = sizeOf(control)
    if (width === 0 || height === 0) continue
    if (width < minSizePx - 0.5 || height < minSizePx - 0.5)
      found.push(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(control)}`)
  }
  return found
}
