import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../styles/class-names'

interface SectionHeadingProps extends ComponentProps<'h2'> {
  /** A link with `textLinkClassName`, at the right. */
  action?: ReactNode
}

/** An h2 with an optional action. */
export function SectionHeading({ action, className, ...props }: SectionHeadingProps) {
  return (
    <div className={cn('flex min-h-11 items-center justify-between gap-3', className)}>
      <h2 {...props} className="min-w-0 text-h2" />
      {action}
    </div>
  )
}
