import { uniqueIds } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Hourglass, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-parts'
import { findCafe, resolveSampleCafe } from '../model/cafe/sample-cafes'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { sampleCheckIns } from '../model/sample-check-ins'
import { useVisits } from '../model/use-visits'

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

interface CheckInRowProps {
  /** undefined for one that is no longer in the network. */
  cafe: Cafe | undefined
  name: string
  date: string
  children: ReactNode
}

function CheckInRow({ cafe, name, date, children }: CheckInRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 border-b border-rule py-2.5 last:border-0">
      {cafe?.image ? (
        <CafeImage image={cafe.image} className="size-12 shrink-0 rounded-chip" />
      ) : (
        <span
          aria-hidden
          className="grid size-12 shrink-0 place-items-center rounded-chip bg-malai"
        >
          <Store size={20} strokeWidth={1.75} />
        </span>
      )}
      <div className="min-w-24 flex-1">
        <p className="text-body font-title">{name}</p>
        <p className="text-meta text-ink-2 tabular-nums">{date}</p>
      </div>
      <p className="flex items-center gap-2 text-meta text-ink-2 tabular-nums">{children}</p>
    </li>
  )
}
