import { useTranslation } from '@baithak/platform'
import { SampleMonth, useFavourites } from '@baithak/ui'
import { findCafe, resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafes } from '../model/cafe/use-cafes'
import { useVisits } from '../model/use-visits'
import { ActivityFigures } from './activity-figures'
import { FavouriteCafes } from './favourite-cafes'
import { ownActivity, visitsByCafe } from './own-activity'
import { favouriteCafes, sampleSummary } from './sample-summary'

/** Without hearts the most visited cafés are the favourites. */
const maxVisited = 3

/** The member's month and favourite cafés; what is not there yet is shown as a sample. */
export function Month() {
  const { t } = useTranslation('work-profile')
  const visits = useVisits()
  const cafes = useCafes()
  const hearts = useFavourites('cafes').ids
  const counts = visitsByCafe(visits)
  const activity = ownActivity(visits, new Date())
  const visited = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  )
  const favourites = (hearts.length > 0 ? hearts : visited.slice(0, maxVisited)).flatMap((id) => {
    const cafe = findCafe(id, cafes)
    return cafe ? [{ cafe, visits: counts.get(id) ?? 0 }] : []
  })
  const samples = favouriteCafes.flatMap(({ id, visits: count }) => {
    const cafe = resolveSampleCafe(id, cafes)
    return cafe ? [{ cafe, visits: count }] : []
  })
  return (
    <>
      <section className="pt-7">
        <h2 className="pb-3 text-h2">{t('activity')}</h2>
        {Object.values(activity).some((count) => count > 0) ? (
          <ActivityFigures summary={activity} />
        ) : (
          <p className="text-body-2 text-ink-2">{t('noActivity')}</p>
        )}
      </section>
      <section className="pt-7 pb-4">
        <h2 className="pb-1 text-h2">{t('favourites')}</h2>
        {favourites.length > 0 ? (
          <FavouriteCafes rows={favourites} />
        ) : (
          <p className="pt-2 text-body-2 text-ink-2">{t('noFavourites')}</p>
        )}
      </section>
      {visits.length === 0 && (
        <SampleMonth label={t('sampleMonth')} note={t('sampleNote')}>
          <div className="pt-4 pb-2">
            <ActivityFigures summary={sampleSummary(new Date())} />
          </div>
          <FavouriteCafes rows={samples} />
        </SampleMonth>
      )}
    </>
  )
}
