import { uniqueIds } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatDate, formatTime } from '@baithak/ui/format'
import { findCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { usePassStatus } from '../model/pass/use-pass-status'
import { useVisits } from '../model/use-visits'
import { CheckInRow } from './check-in-row'
import { WalletSample } from './wallet-sample'

/** A month's, or two. */
const maxVisits = 40

/** The member's check-ins at the café desks, the latest first. */
export function CheckInList() {
  const { t, i18n } = useTranslation('work-wallet')
  const labelsOf = useCafeLabels()
  const cafes = useCafes()
  const hasPass = usePassStatus().state === 'active'
  const visits = useVisits().slice(0, maxVisits)
  const keys = uniqueIds(visits.map(({ id }) => id))
  if (visits.length === 0)
    return (
      <>
        <p className="py-4 text-body-2 text-ink-2">{t('noCheckIns')}</p>
        {!hasPass && <WalletSample />}
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
