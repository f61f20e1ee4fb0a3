import { flushSync } from 'react-dom'

/**
 * Makes a change that may remove the focused element, and moves the focus to what takes its place, so that keyboards and
 * screen readers go on there. A focus that survives the change stays.
 *
 * @example focusAfter(() => remove(guest), () => heading.current)
 */
export function focusAfter(change: () => void, next: () => HTMLElement | null | undefined) {
  flushSync(change)
  // Browsers focus the body when the focused element goes.
  if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
}
