/**
 * Runs in the page. Names what makes it scroll sideways and every control that is smaller than 44 by 44 CSS pixels;
 * links within a sentence and controls that are only there for those who listen are left out, and dots that adjoin
 * count together, as long as each has the 24 that WCAG 2.2 asks for (axe measures that).
 */
export function findSmallTargets(): string[] {
  const thumb = 44
  const found: string[] = []
  const nameOf = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `<${element.tagName.toLowerCase()}> “${words.trim().slice(0, 40)}”`
  }

  for (const scroller of [document.documentElement, ...document.querySelectorAll('main')]) {
    if (scroller.scrollWidth <= scroller.clientWidth) continue
    const edge = scroller.getBoundingClientRect().right
    const wide = [...scroller.querySelectorAll('*')].filter(
      (element) =>
        !element.closest('.scroll-row, .sr-only') &&
        element.getBoundingClientRect().right > edge + 1,
    )
    found.push(`scrolls sideways: ${wide.slice(0, 3).map(nameOf).join(', ')}`)
  }

  /** What is stretched round a thumb or over a card takes presses too. */
  function stretched(element: Element, pseudo: '::before' | '::after') {
    const { content, position, width, height } = getComputedStyle(element, pseudo)
    const takesPresses = content !== 'none' && position === 'absolute'
    return takesPresses
      ? { width: Number.parseFloat(width), height: Number.parseFloat(height) }
      : { width: 0, height: 0 }
  }

  function sizeOf(control: Element) {
    const element = control.closest('[data-adjoining]') ?? control
    const own = element.getBoundingClientRect()
    const before = stretched(element, '::before')
    const after = stretched(element, '::after')
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
    if (width < thumb - 0.5 || height < thumb - 0.5)
      found.push(`${Math.round(width)} × ${Math.round(height)}: ${nameOf(control)}`)
  }
  return found
}
