import { prefersReducedMotion, quickTiming } from '@baithak/platform'

/**
 * Slides the indicator, the `::after` of the active tab, over from the previous tab, unless the user prefers reduced
 * motion.
 */
export function animateTabIndicator(from: HTMLElement, to: HTMLElement) {
  if (prefersReducedMotion()) return
  const offsetPx = from.offsetLeft - to.offsetLeft
  to.animate(
    {
      transform: [`translateX(${offsetPx}px) scaleX(${from.offsetWidth / to.offsetWidth})`, 'none'],
    },
    { ...quickTiming, pseudoElement: '::after' },
  )
}
