/**
 * The accent part of a line, drawn as the `::after` of what is chosen, slides over from what was chosen before. Those
 * who asked for less motion see it change places.
 */
export function slideLine(from: HTMLElement, to: HTMLElement) {
  if (window.matchMedia?.('(prefers-reduced-motion: reduce)').matches) return
  const way = from.offsetLeft - to.offsetLeft
  to.animate?.(
    { transform: [`translateX(${way}px) scaleX(${from.offsetWidth / to.offsetWidth})`, 'none'] },
    { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)', pseudoElement: '::after' },
  )
}
