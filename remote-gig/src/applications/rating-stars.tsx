import { useTranslation } from '@baithak/platform'
import { Star } from 'lucide-react'
import { clampRating } from '../model/gig'

/** A completed gig's rating, as stars and as a number. */
export function RatingStars({ rating }: { rating: number }) {
  const { t } = useTranslation('gig')
  const clamped = clampRating(rating)
  return (
    <span className="flex items-center gap-0.5">
      <span className="sr-only">{t('applications.rating', { rating: clamped.toFixed(1) })}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <Star
          key={star}
          size={18}
          strokeWidth={1.5}
          className={
            star <= Math.round(clamped) ? 'fill-star text-star-edge' : 'fill-milk text-star-empty'
          }
        />
      ))}
      <span aria-hidden className="tabular ml-1.5 text-meta font-heading">
        {clamped.toFixed(1)}
      </span>
    </span>
  )
}
