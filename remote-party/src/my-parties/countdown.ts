import { differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'

/** 'Today', 'Tomorrow', 'In 24 days'; '' for a day that is over, or none. */
export function useCountdown(date: string): string {
  const { t } = useTranslation('party-my-parties')
  const count = differenceInCalendarDays(instantOf(date), new Date())
  if (!(count >= 0)) return ''
  return count > 1 ? t('inDays', { count }) : t(count === 1 ? 'tomorrow' : 'today')
}
