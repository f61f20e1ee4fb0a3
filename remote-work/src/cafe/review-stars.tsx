import { useTranslation } from '@baithak/platform'
import { Star } from 'lucide-react'

const scale = [1, 2, 3, 4, 5]

/** A review's rating as five stars. */
export function ReviewStars({ rating }: { rating: number }) {
  const { t } = useTranslation('work')
  return (
    <span role="img" aria-label={t('cafes.rating', { rating })} className="flex gap-1 pt-0.5">
      {scale.map((star) => (
        <Star
          key={star}
          size={14}
          aria-hidden
          className={star <= rating ? 'fill-star-small text-star-small' : 'fill-rule text-rule'}
        />
      ))}
    </span>
  )
}
