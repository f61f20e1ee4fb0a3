import { flushSync } from 'react-dom'

/**
 * Makes a change that may remove the focused element, and moves the focus to what takes its place, so that keyboards and
 * screen readers go on there. A focus that survives the change stays. Returns the result of the change.
 *
 * @example focusAfter(() => remove(guest), () => heading.current)
 */
export function focusAfter<Result>(
  change: () => Result,
  next: () => HTMLElement | null | undefined,
): Result {
  const result = flushSync(change)
  // Browsers focus the body when the focused element goes.
  if (document.activeElement === document.body) next()?.focus({ preventScroll: true })
  return result
}
