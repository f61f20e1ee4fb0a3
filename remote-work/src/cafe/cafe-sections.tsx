import { useTranslation } from '@baithak/platform'
import { Badge, DateTile, Fact, Notice, Rating } from '@baithak/ui'
import { formatTime, initialsOf } from '@baithak/ui/format'
import { Crown, Headphones } from 'lucide-react'
import { type Cafe, findCafe } from '../model/cafe'
import { pickByCafe, upcomingEvents } from '../model/cafe-events'
import { isGoldVisitUsed, useCheckIns } from '../model/check-ins'
import { usePassStatus } from '../model/pass'
import { useCafes } from '../model/use-cafes'
import { type Review, reviewPairs } from '../samples/events'

/** Tells the holder of a Silver pass whether this month's Gold café is still free. */
export function GoldVisit({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const status = usePassStatus()
  const cafes = useCafes()
  const { checkIns } = useCheckIns()
  if (status.state !== 'active' || status.plan.type !== 'Silver' || cafe.passType !== 'Gold')
    return null
  const isUsed = isGoldVisitUsed(checkIns, (id) => findCafe(id, cafes)?.passType, new Date())
  return (
    <Notice variant="brass" icon={Crown} className="mt-4">
      {t(`cafe.goldVisit.${isUsed ? 'used' : 'free'}`)}
    </Notice>
  )
}

/** The events of a café. All are sample data (spec §2). */
export function CafeEvents({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('cafe.events')}</h2>
      <ul>
        {upcomingEvents(cafe, new Date()).map(({ id, start, type }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2.5 last:border-0"
          >
            <DateTile date={start} variant="tint" />
            <div className="min-w-24 flex-1">
              <h3 className="text-body font-title">{t(`events.${id}`)}</h3>
              <p className="text-meta text-ink-2 tabular-nums">{formatTime(start)}</p>
            </div>
            <Badge variant="acc" className="shrink-0">
              {t(`eventTypes.${type}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The productivity reviews of a café. All are sample data (spec §2). */
export function CafeReviews({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  const reviews = pickByCafe<readonly Review[]>(reviewPairs, cafe.id)
  return (
    <section className="pt-7">
      <h2 className="pb-3 text-h2">{t('cafe.reviews')}</h2>
      <ul>
        {reviews.map(({ id, rating, focus }) => (
          <li key={id} className="border-b border-rule py-4 first:pt-1 last:border-0">
            <div className="flex flex-wrap items-center gap-x-3">
              <span
                aria-hidden
                className="grid size-9 shrink-0 place-items-center rounded-full bg-acc-tint text-meta font-label text-acc-deep"
              >
                {initialsOf(t(`cafe.review.${id}.user`))}
              </span>
              <div className="min-w-24 flex-1">
                <h3 className="text-body-2 font-title">{t(`cafe.review.${id}.user`)}</h3>
                <Rating rating={rating} className="pt-0.5" />
              </div>
              <Fact icon={Headphones} className="text-meta text-ink-2">
                {t(`cafe.focus.${focus}`)}
              </Fact>
            </div>
            <p className="pt-2.5 text-body-2">{t(`cafe.review.${id}.comment`)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
