import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'
import { useKitTexts } from '../text/use-kit-texts'

interface RatingProps extends Omit<ComponentProps<'span'>, 'children'> {
  rating: number
  size?: number
}

/** A read-only rating: one star and the number, read out as "Rated 4.8 out of 5". */
export function Rating({ rating, size = 16, className, ...props }: RatingProps) {
  const value = rating.toFixed(1)
  const label = useKitTexts().rated.replace('{{rating}}', value)
  return (
    <span
      role="img"
      aria-label={label}
      {...props}
      className={cn('inline-flex shrink-0 items-center gap-1.5', className)}
    >
      <Star size={size} strokeWidth={1.5} className="fill-star-small text-star-small" />
      <span className="tabular text-meta font-heading">{value}</span>
    </span>
  )
}
