import { useTranslation } from '@baithak/platform'
import { formatTime } from '@baithak/shared/format'
import { Facts } from '@baithak/shared/ui'
import type { Cafe } from '../model/cafe/cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { areCafesOpen, openingTime, partOfDay } from './part-of-day'
import { summarizeNearbyCafes } from './rank-nearby-cafes'

/** The time of day, and how many tables are free around here now. */
export function CurrentStatus({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  const wordsOf = useCafeLabels()
  const { quiet, nearest } = summarizeNearbyCafes(cafes)
  const area = nearest ? wordsOf(nearest).area : ''
  const open = t(quiet ? 'home.quiet' : 'home.open', { count: quiet || cafes.length, area })
  return (
    <Facts className="mt-1 text-body-2 text-acc-bright">
      {t(`home.hello.${partOfDay(now)}`)}
      {areCafesOpen(now) ? open : t('home.closed', { time: formatTime(openingTime) })}
    </Facts>
  )
}
