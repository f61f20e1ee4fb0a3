import { areCafesOpen, openingHour } from '@baithak/domain/cafes'
import { useTranslation } from '@baithak/platform'
import { Facts } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe/cafe'
import { summarizeNearbyCafes } from '../model/cafe/rank-nearby-cafes'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { partOfDay } from './part-of-day'

/** A greeting by time of day, and how many cafés nearby are quiet now. */
export function CurrentStatus({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  const labelsOf = useCafeLabels()
  const { nearby, quiet, nearest } = summarizeNearbyCafes(cafes)
  const area = nearest ? labelsOf(nearest).area : ''
  const openText = t(quiet ? 'home.quiet' : 'home.open', { count: quiet || nearby, area })
  return (
    <Facts data-prerender="skeleton" className="mt-1 text-body-2 text-acc-bright">
      {t(`home.hello.${partOfDay(now)}`)}
      {areCafesOpen(now) ? openText : t('home.closed', { time: formatTime(`0${openingHour}:00`) })}
    </Facts>
  )
}
