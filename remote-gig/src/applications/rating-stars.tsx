import { useTranslation } from '@baithak/platform'
import { Star } from 'lucide-react'
import { heldRating } from '../model/clamp-rating'

/** A completed gig's rating: five stars to read and the number. */
export function RatingStars({ rating }: { rating: number }) {
  const { t } = useTranslation('gig')
  const held = heldRating(rating)
  return (
    <span className="flex items-center gap-0.5">
      <span className="sr-only">{t('gig.rating', { rating: held.toFixed(1) })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={18}
          strokeWidth={1.5}
          aria-hidden
          className={
            star <= Math.round(held) ? 'fill-star text-star-edge' : 'fill-milk text-star-empty'
          }
        />
      ))}
      <span aria-hidden className="tabular ml-1.5 text-meta font-heading">
        {held.toFixed(1)}
      </span>
    </span>
  )
}
