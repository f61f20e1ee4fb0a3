import { wantsLessMotion } from '@baithak/platform'

/**
 * Scrolls a row sideways until what is chosen in it stands in its middle. A `behavior` that a script names outranks the
 * style sheet, so that those who asked for less motion must be asked about here.
 */
export function scrollIntoCenter(row: HTMLElement, chosen: HTMLElement) {
  const left = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
  row.scrollTo?.({ left, behavior: wantsLessMotion() ? 'instant' : 'smooth' })
}
