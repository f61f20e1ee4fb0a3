import { prefersReducedMotion } from '@baithak/platform'

/**
 * Scrolls a row horizontally until an item is in its center. A script's `behavior` overrides the style sheet, so reduced
 * motion must be checked here.
 */
export function scrollIntoCenter(row: HTMLElement, item: HTMLElement) {
  const left = item.offsetLeft - (row.clientWidth - item.offsetWidth) / 2
  row.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
