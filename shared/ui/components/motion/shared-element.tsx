import { prefersReducedMotion } from '@baithak/platform'
import { type ReactElement, useState, ViewTransition } from 'react'

/** Whether screens change by view transitions here. Otherwise nothing is named and nothing is animated. */
const canTransition = (): boolean => 'startViewTransition' in document && !prefersReducedMotion()

interface SharedElementProps {
  /** Unique on each of the two screens. */
  name: string
  /** The class of the transition to this screen; undefined if there is none. */
  transitionClass: string | undefined
  children: ReactElement
}

/**
 * An element that two screens have: when one screen replaces the other, it moves from its old place to the new one.
 * React names it only while it does. Any other change of the screen is no view transition.
 */
export function SharedElement({ name, transitionClass, children }: SharedElementProps) {
  const [isAnimated] = useState(canTransition)
  if (!isAnimated || !transitionClass) return children
  return (
    <ViewTransition name={name} default="none" share={transitionClass}>
      {children}
    </ViewTransition>
  )
}
