import { Link, useTranslation } from '@baithak/platform'
import { useFavourites } from '@baithak/ui'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage, cafeLink } from '../model/cafe/cafe-parts'
import { findCafe } from '../model/cafe/sample-cafes'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { PictureRow, rowProps } from '../model/picture-row'
import { useVisits } from '../model/use-visits'
import { type Activity, activityOf, sampleActivity, sampleFavourites } from './activity'

/** Without hearts the most visited cafés are the favourites. */
const maxVisited = 3

/** The member's month and favourite cafés; what is not there yet is shown as a sample. */
export function Month() {
  const { t } = useTranslation('work')
  const visits = useVisits()
  const cafes = useCafes()
  const hearts = useFavourites('cafes').ids
  const counts = new Map<string, number>()
  for (const { cafeId } of visits) counts.set(cafeId, (counts.get(cafeId) ?? 0) + 1)
  const hasVisits = visits.length > 0
  const mostVisited = [...counts.keys()]
    .sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
    .slice(0, maxVisited)
  const cafesOf = (rows: readonly { id: string; visits: number }[]) =>
    rows.flatMap(({ id, visits: count }) => {
      const cafe = findCafe(id, cafes)
      return cafe ? [{ cafe, visits: count }] : []
    })
  const favourites = cafesOf(
    (hearts.length > 0 ? hearts : mostVisited).map((id) => ({ id, visits: counts.get(id) ?? 0 })),
  )
  return (
    <>
      <section className="pt-7">
        <h2 className="pb-3 text-h2">{t('profile.activity')}</h2>
        <ActivityFigures summary={hasVisits ? activityOf(visits, new Date()) : sampleActivity} />
        {!hasVisits && <p className="pt-3 text-meta text-ink-2">{t('profile.sampleActivity')}</p>}
      </section>
      <section className="pt-7 pb-4">
        <h2 className="pb-1 text-h2">{t('profile.favourites')}</h2>
        <FavouriteCafes rows={favourites.length > 0 ? favourites : cafesOf(sampleFavourites)} />
        {favourites.length === 0 && (
          <p className="pt-2 text-meta text-ink-2">{t('profile.sampleFavourites')}</p>
        )}
      </section>
    </>
  )
}

const figures: (keyof Activity)[] = ['cafesVisited', 'eventsAttended', 'couponsRedeemed']

/** A month's figures. */
function ActivityFigures({ summary }: { summary: Activity }) {
  const { t } = useTranslation('work')
  return (
    <dl className="@container flex @max-[15rem]:flex-col @max-[15rem]:gap-3">
      {figures.map((figure) => {
        const count = summary[figure]
        return (
          <div
            key={figure}
            className="flex flex-col-reverse justify-end min-w-0 flex-auto border-l border-rule pr-3 pl-4 first:border-l-0 first:pl-0 last:pr-0 @max-[15rem]:border-l-0 @max-[15rem]:pl-0"
          >
            <dt className="text-meta text-ink-2">{t(`profile.${figure}`, { count })}</dt>
            <dd className="font-display text-display-1 leading-12 text-acc tabular-nums">
              {count}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface FavouriteCafesProps {
  rows: readonly { cafe: Cafe; visits: number }[]
}

/** Cafés with how often the member has visited them; one that two stored ids lead to is listed once. */
function FavouriteCafes({ rows }: FavouriteCafesProps) {
  const { t } = useTranslation('work')
  const labelsOf = useCafeLabels()
  const distinct = rows.filter(
    ({ cafe }, index) => rows.findIndex((row) => row.cafe.id === cafe.id) === index,
  )
  return (
    <ul>
      {distinct.map(({ cafe, visits }) => (
        <li key={cafe.id} {...rowProps}>
          <Link {...cafeLink(cafe)} className="block no-underline active:bg-malai">
            <PictureRow
              picture={<CafeImage image={cafe.image} className="size-12 shrink-0 rounded-chip" />}
              title={<h3 className="text-body font-title">{labelsOf(cafe).name}</h3>}
            >
              <p className="shrink-0 text-meta text-ink-2 tabular-nums">
                {visits > 0 ? t('profile.visits', { count: visits }) : t('profile.noVisits')}
              </p>
            </PictureRow>
          </Link>
        </li>
      ))}
    </ul>
  )
}
