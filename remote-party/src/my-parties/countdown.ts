import { differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatWeekday } from '@baithak/ui/format'

/** 'Today', 'Tomorrow, Sunday', 'In 24 days'; '' for a day that is over, or none. */
export function useCountdown(date: string): string {
  const { t, i18n } = useTranslation('party')
  const day = instantOf(date)
  const count = differenceInCalendarDays(day, new Date())
  if (!(count >= 0)) return ''
  if (count > 1) return t('ticket.inDays', { count })
  // 'कल' is both yesterday and tomorrow, so it has its weekday beside it.
  return count === 1
    ? t('ticket.tomorrow', { weekday: formatWeekday(day, i18n.language) })
    : t('ticket.today')
}
