import { useTranslation } from '@baithak/platform'
import { initialsOf } from '@baithak/ui/format'
import { Headphones } from 'lucide-react'
import { CafeRating } from '../components/cafe-parts'
import type { Cafe } from '../model/cafe'
import { type Review, reviewPairs } from '../samples/reviews'
import { pickByCafe } from './upcoming-events'

/** The productivity reviews of a café. All are sample data (spec §2). */
export function CafeReviews({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  return (
    <section className="pt-7">
      <h2 className="pb-3 text-h2">{t('cafe.reviews')}</h2>
      <ul>
        {pickByCafe<readonly Review[]>(reviewPairs, cafe.id).map((review) => (
          <ReviewItem key={review.id} {...review} />
        ))}
      </ul>
    </section>
  )
}

function ReviewItem({ id, rating, focus }: Review) {
  const { t } = useTranslation()
  const user = t(`cafe.review.${id}.user`)
  return (
    <li className="border-b border-rule py-4 first:pt-1 last:border-0">
      <div className="flex flex-wrap items-center gap-x-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full bg-acc-tint text-meta font-label text-acc-deep"
        >
          {initialsOf(user)}
        </span>
        <div className="min-w-24 flex-1">
          <h3 className="text-body-2 font-title">{user}</h3>
          <CafeRating value={rating} className="pt-0.5" />
        </div>
        <p className="inline-flex shrink-0 items-center gap-1.5 text-meta text-ink-2">
          <Headphones size={16} />
          <span>{t(`cafe.focus.${focus}`)}</span>
        </p>
      </div>
      <p className="pt-2.5 text-body-2">{t(`cafe.review.${id}.comment`)}</p>
    </li>
  )
}
