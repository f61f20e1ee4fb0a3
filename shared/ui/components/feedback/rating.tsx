import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  rating: number
  /** Read out instead of the number: "4.8 out of 5". */
  label: string
  size?: number
}

/** A read-only rating: one star and the number. */
export function Rating({ rating, label, size = 16, className, ...props }: RatingProps) {
  return (
    <span
      role="img"
      aria-label={label}
      {...props}
      className={cn('inline-flex shrink-0 items-center gap-1.5', className)}
    >
      <Star size={size} strokeWidth={1.5} className="fill-star-small text-star-small" />
      <span className="tabular text-meta font-heading">{rating.toFixed(1)}</span>
    </span>
  )
}
