import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes'

export interface StarsProps extends Omit<ComponentProps<'span'>, 'children'> {
  rating: number
  /** Said instead of the bare number: "4.8 out of 5". */
  label: string
  size?: number
}

/** A rating to read: one star, always beside its number. */
export function Stars({ rating, label, size = 16, className, ...props }: StarsProps) {
  return (
    <span
      {...props}
      className={joinClasses('inline-flex shrink-0 items-center gap-1.5', className)}
    >
      <Star size={size} strokeWidth={1.5} aria-hidden className="fill-star-small text-star-small" />
      <span aria-hidden className="tabular text-meta font-heading">
        {rating.toFixed(1)}
      </span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
