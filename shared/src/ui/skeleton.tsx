import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes'

/** A bar in the place and size of words to come. Put skeletons in a `Delayed`, so that quick answers do not flash. */
export function Skeleton({ className, ...props }: ComponentProps<'span'>) {
  return (
    <span
      aria-hidden
      {...props}
      className={joinClasses('skeleton block h-4 rounded-chip', className)}
    />
  )
}
