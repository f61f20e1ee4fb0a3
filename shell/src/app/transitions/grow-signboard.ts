import { prefersReducedMotion } from '@baithak/platform'
import { flushSync } from 'react-dom'

/**
 * Shows the screen of a mode by `update`. If it replaces the mode chooser, the mode's card grows into its canopy in a
 * view transition. It starts here, not in React: shell and mode are two React roots.
 */
export function growSignboard(path: string, update: () => void) {
  const { documentElement: root } = document
  const card = [
    ...document.querySelectorAll<HTMLAnchorElement>('.phone-screen[inert] .signboard-link'),
  ].find(({ pathname }) => pathname === path)
  const isCovered = document.querySelector('.slow-screen')
  if (!card || isCovered || !('startViewTransition' in document) || prefersReducedMotion())
    return update()
  // Modes may report a screen twice.
  if (root.dataset.opening === path) return
  root.dataset.opening = path
  card.dataset.opens = ''
  const transition = document.startViewTransition(() => {
    flushSync(update)
    // Without its entrance, which would be a second animation.
    document.querySelector('[data-entering]')?.removeAttribute('data-entering')
  })
  // Rejected when another one starts.
  transition.ready.catch(() => {})
  void transition.finished.then(() => {
    delete root.dataset.opening
  })
}
