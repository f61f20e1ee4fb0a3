import { prefersReducedMotion } from '@baithak/platform'
import { flushSync } from 'react-dom'

/**
 * Shows the screen of a mode by `update`. If it covers the mode chooser, the mode's card grows into its canopy: a view
 * transition between two React roots, which therefore starts here, once the mode has rendered.
 */
export function growSignboard(path: string, update: () => void) {
  const { documentElement: root } = document
  const card = [
    ...document.querySelectorAll<HTMLAnchorElement>('.phone-screen[inert] .signboard-link'),
  ].find(({ pathname }) => pathname === path)
  const isCovered = document.querySelector('.slow-screen')
  if (!card || isCovered || !('startViewTransition' in document) || prefersReducedMotion())
    return update()
  // A mode may report its screen twice.
  if (root.dataset.opening === path) return
  root.dataset.opening = path
  card.dataset.opens = ''
  const transition = document.startViewTransition(() => {
    flushSync(update)
    // Its entrance would be a second motion.
    document.querySelector('[data-entering]')?.removeAttribute('data-entering')
  })
  // Rejected when another one starts.
  transition.ready.catch(() => {})
  void transition.finished.then(() => {
    delete root.dataset.opening
  })
}
