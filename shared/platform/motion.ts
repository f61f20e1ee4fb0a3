/** The theme's `duration-quick` and `ease-quick`, for animations that scripts start. */
export const quickTiming = { duration: 160, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

export const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches
