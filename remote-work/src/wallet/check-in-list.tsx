import { uniqueIds } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Hourglass } from 'lucide-react'
import { findCafe, resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { sampleCheckIns } from '../model/sample-check-ins'
import { useVisits } from '../model/use-visits'
import { CheckInRow } from './check-in-row'

/** A month's, or two. */
const maxVisits = 40

/** The member's check-ins at the café desks, the latest first. */
export function CheckInList() {
  const { t, i18n } = useTranslation('work')
  const labelsOf = useCafeLabels()
  const cafes = useCafes()
  const visits = useVisits().slice(0, maxVisits)
  const keys = uniqueIds(visits.map(({ id }) => id))
  if (visits.length === 0)
    return (
      <>
        <p className="pt-3 text-meta text-ink-2">{t('wallet.sampleNote')}</p>
        <SampleCheckIns />
      </>
    )
  return (
    <ul>
      {visits
        .map((visit, index) => ({ ...visit, key: keys[index] }))
        .sort((one, other) => Number(instantOf(other.at)) - Number(instantOf(one.at)))
        .map(({ key, cafeId, cafe: storedName, at }) => {
          const cafe = findCafe(cafeId, cafes)
          return (
            <CheckInRow
              key={key}
              cafe={cafe}
              name={cafe ? labelsOf(cafe).name : storedName}
              date={formatDate(at, i18n.language)}
            >
              {formatTime(at)}
            </CheckInRow>
          )
        })}
    </ul>
  )
}

/** Shown until the member has checked in. */
function SampleCheckIns() {
  const { t, i18n } = useTranslation('work')
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  return (
    <ul>
      {sampleCheckIns(new Date()).map(({ id, cafeId, date, durationMinutes }) => {
        const cafe = resolveSampleCafe(cafeId, cafes)
        const stay = { hours: Math.floor(durationMinutes / 60), minutes: durationMinutes % 60 }
        return (
          <CheckInRow
            key={id}
            cafe={cafe}
            name={cafe ? labelsOf(cafe).name : ''}
            date={formatDate(date, i18n.language)}
          >
            <Hourglass size={16} strokeWidth={2} />
            <span className="sr-only">{t('wallet.stayLabel')}</span>
            <span>{t('wallet.stay', stay)}</span>
          </CheckInRow>
        )
      })}
    </ul>
  )
}
