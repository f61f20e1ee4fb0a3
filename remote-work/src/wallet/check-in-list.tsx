import { uniqueIds } from '@baithak/domain'
import { useTranslation } from '@baithak/platform'
import { Badge } from '@baithak/ui'
import { formatDate, formatTime } from '@baithak/ui/format'
import { Hourglass, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Cafe } from '../model/cafe/cafe'
import { CafeImage } from '../model/cafe/cafe-image'
import { findCafe, resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { sampleCheckIns } from '../model/sample-check-ins'
import { useVisits } from '../model/use-visits'

/** A month's, or two. */
const maxVisits = 40

/** Those of the café desks and the samples, the latest first. */
export function CheckInList() {
  const { t } = useTranslation('work')
  const { t: tWallet } = useTranslation('work-wallet')
  const labelsOf = useCafeLabels()
  const cafes = useCafes()
  const visits = useVisits().slice(0, maxVisits)
  const keys = uniqueIds(visits.map(({ id }) => id))
  const ofDesks = visits.map(({ cafeId, cafe: name, at }, index) => {
    const cafe = findCafe(cafeId, cafes)
    const date = new Date(at)
    const row = (
      <CheckInRow
        key={keys[index]}
        cafe={cafe}
        name={cafe ? labelsOf(cafe).name : name}
        date={date}
      >
        {formatTime(at)}
      </CheckInRow>
    )
    return { date, row }
  })
  const samples = sampleCheckIns(new Date()).map(({ id, cafeId, date, durationMinutes }) => {
    const cafe = resolveSampleCafe(cafeId, cafes)
    const row = (
      <CheckInRow
        key={id}
        cafe={cafe}
        name={cafe ? labelsOf(cafe).name : ''}
        date={date}
        badge={tWallet('sample')}
      >
        <Hourglass size={16} strokeWidth={2} aria-hidden />
        <span className="sr-only">{t('wallet.stayLabel')}</span>
        <span>
          {t('wallet.stay', {
            hours: Math.floor(durationMinutes / 60),
            minutes: durationMinutes % 60,
          })}
        </span>
      </CheckInRow>
    )
    return { date, row }
  })
  const latestFirst = [...ofDesks, ...samples].sort(
    (one, other) => other.date.getTime() - one.date.getTime(),
  )
  return <ul>{latestFirst.map(({ row }) => row)}</ul>
}

interface CheckInRowProps {
  /** undefined for one that is no longer in the network. */
  cafe: Cafe | undefined
  name: string
  date: Date
  badge?: string
  children: ReactNode
}

function CheckInRow({ cafe, name, date, badge, children }: CheckInRowProps) {
  const { i18n } = useTranslation('work')
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
        <p className="flex flex-wrap items-center gap-2 text-meta text-ink-2 tabular-nums">
          <span>{formatDate(date, i18n.language)}</span>
          {badge && <Badge>{badge}</Badge>}
        </p>
      </div>
      <p className="flex items-center gap-2 text-meta text-ink-2 tabular-nums">{children}</p>
    </li>
  )
}
