import type { CheckIn } from '@baithak/domain'
import { useFavourites } from '@baithak/domain/favourites'
import { instantOf, isSameMonth } from '@baithak/domain/indian-time'
import { Link, useTranslation } from '@baithak/platform'
import { CafeImage, cafeLink } from '../components/cafe-parts'
import { PictureRow, rowProps } from '../components/picture-row'
import { findCafe } from '../model/cafe'
import { useCheckIns } from '../model/check-ins'
import { useCafes, useLabelCafe } from '../model/use-cafes'
import { sampleActivity, sampleFavourites } from '../samples/member'

const maxVisited = 3

/** Counts what the member has done this month. An evening of café-hopping is an event. */
function activityOf(checkIns: readonly CheckIn[], now: Date): typeof sampleActivity {
  const ofMonth = checkIns.filter(({ at }) => isSameMonth(instantOf(at), now))
  return {
    cafesVisited: new Set(ofMonth.map(({ cafeId }) => cafeId)).size,
    eventsAttended: new Set(ofMonth.flatMap(({ bookingId }) => bookingId ?? [])).size,
    // No coupon can be used yet.
    couponsRedeemed: 0,
  }
}

const figures = ['cafesVisited', 'eventsAttended', 'couponsRedeemed'] as const

/** The member's month and favourite cafés; samples stand in until there are any. */
export function Month() {
  const { t } = useTranslation()
  const { checkIns, areSamples } = useCheckIns()
  const activity = areSamples ? sampleActivity : activityOf(checkIns, new Date())
  return (
    <>
      <section className="pt-7">
        <h2 className="pb-3 text-h2">{t('profile.activity')}</h2>
        <dl className="@container flex narrow:flex-col narrow:gap-3">
          {figures.map((figure) => (
            <div
              key={figure}
              className="flex flex-col-reverse justify-end min-w-0 flex-auto border-l border-rule pr-3 pl-4 first:border-l-0 first:pl-0 last:pr-0 narrow:border-l-0 narrow:pl-0"
            >
              <dt className="text-meta text-ink-2">
                {t(`profile.${figure}`, { count: activity[figure] })}
              </dt>
              <dd className="font-display text-display-1 leading-12 text-acc tabular">
                {activity[figure]}
              </dd>
            </div>
          ))}
        </dl>
        {areSamples && <p className="pt-3 text-meta text-ink-2">{t('profile.sampleActivity')}</p>}
      </section>
      <Favourites checkIns={checkIns} />
    </>
  )
}

/** The cafés with a heart, or else the most visited ones, with how often the member has visited them. */
function Favourites({ checkIns }: { checkIns: readonly CheckIn[] }) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()
  const cafes = useCafes()
  const hearts = useFavourites('cafes').ids
  const countOf = (id: string) => checkIns.filter(({ cafeId }) => cafeId === id).length
  const mostVisited = [...new Set(checkIns.map(({ cafeId }) => cafeId))]
    .sort((one, other) => countOf(other) - countOf(one))
    .slice(0, maxVisited)
  const own = (hearts.length > 0 ? hearts : mostVisited)
    .filter((id) => findCafe(id, cafes))
    .map((id) => ({ id, count: countOf(id) }))
  const rows = (own.length > 0 ? own : sampleFavourites).flatMap(({ id, count }) => {
    const cafe = findCafe(id, cafes)
    return cafe ? [{ id, cafe, count }] : []
  })
  return (
    <section className="pt-7 pb-4">
      <h2 className="pb-1 text-h2">{t('profile.favourites')}</h2>
      <ul>
        {rows.map(({ id, cafe, count }) => (
          <li key={id} {...rowProps}>
            <Link {...cafeLink(cafe)} className="block no-underline active:bg-malai">
              <PictureRow
                picture={
                  <CafeImage image={cafe.images[0]} className="size-12 shrink-0 rounded-chip" />
                }
                title={<h3 className="text-body font-title">{labelCafe(cafe).name}</h3>}
              >
                <p className="shrink-0 text-meta text-ink-2 tabular">
                  {count > 0 ? t('profile.visits', { count }) : t('profile.noVisits')}
                </p>
              </PictureRow>
            </Link>
          </li>
        ))}
      </ul>
      {own.length === 0 && (
        <p className="pt-2 text-meta text-ink-2">{t('profile.sampleFavourites')}</p>
      )}
    </section>
  )
}
