import { quick, wantsLessMotion } from '@baithak/platform'

/**
 * The accent part of a line, drawn as the `::after` of what is chosen, slides over from what was chosen before. Those
 * who asked for less motion see it change places.
 */
export function animateTabIndicator(from: HTMLElement, to: HTMLElement) {
  if (wantsLessMotion()) return
  const way = from.offsetLeft - to.offsetLeft
  to.animate?.(
    { transform: [`translateX(${way}px) scaleX(${from.offsetWidth / to.offsetWidth})`, 'none'] },
    { ...quick, pseudoElement: '::after' },
  )
}
