/** Milliseconds on, off, on. */
const patterns = { star: [10], stamp: [35], payment: [15, 70, 35], again: [30, 60, 30] }

/** Makes the device vibrate for an action of the visitor, unless it is set to less motion. */
export function vibrate(action: keyof typeof patterns) {
  const { matches } = window.matchMedia('(prefers-reduced-motion: reduce)')
  if (!matches) navigator.vibrate?.(patterns[action])
}
