import { quick, wantsLessMotion } from '@baithak/platform'

/**
 * Slides the indicator, the `::after` of the active tab, over from the previous tab, unless the user prefers reduced
 * motion.
 */
export function animateTabIndicator(from: HTMLElement, to: HTMLElement) {
  if (wantsLessMotion()) return
  const offsetPx = from.offsetLeft - to.offsetLeft
  to.animate?.(
    {
      transform: [`translateX(${offsetPx}px) scaleX(${from.offsetWidth / to.offsetWidth})`, 'none'],
    },
    { ...quick, pseudoElement: '::after' },
  )
}
