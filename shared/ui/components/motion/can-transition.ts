import { prefersReducedMotion } from '@baithak/platform'

/** Whether screens change by view transitions here. Otherwise nothing is named and nothing is animated. */
export const canTransition = (): boolean =>
  'startViewTransition' in document && !prefersReducedMotion()
