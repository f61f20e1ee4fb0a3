import { clockTimeOf, differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatDate, formatTime, formatWeekday } from '@baithak/ui/format'
import type { TFunction } from 'i18next'
import type { PartyEnquiry } from '../model/party-enquiry'

/** '12 Dec 2026, 7:00 – 11:00 PM', without missing parts. A narrow line breaks only after the date. */
export function EnquiryTime({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t, i18n } = useTranslation()
  const date = formatDate(enquiry.date, i18n.language)
  const hours = formatHours(enquiry, t)
  return (
    <p className="tabular text-body-2">
      <span>{date && hours ? `${date}, ` : date}</span>
      <span className="whitespace-nowrap narrow:whitespace-normal">{hours}</span>
      {isNextDay(enquiry.timeFrom, enquiry.timeTo) && <span>{` (${t('parties.nextDay')})`}</span>}
    </p>
  )
}

/** '10 guests, Private' */
export function GuestsAndType({ enquiry: { guests, type } }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  return (
    <p className="tabular text-body-2">
      {`${t('parties.guests', { count: guests })}, ${t(`types.${type}`)}`}
    </p>
  )
}

/** '7:00 – 11:00 PM', 'until 11:00 PM', '7:00 PM'. An unreadable time is shown as it is stored. */
export function formatHours(
  { timeFrom, timeTo }: { timeFrom: string; timeTo: string },
  t: TFunction<'party'>,
): string {
  const [start, end] = [formatTime(timeFrom), formatTime(timeTo)]
  if (start && end && start.slice(-2) === end.slice(-2)) return `${start.slice(0, -3)} – ${end}`
  const [from, to] = [start || timeFrom.trim(), end || timeTo.trim()]
  if (!from) return to && t('parties.until', { time: to })
  return to ? `${from} – ${to}` : from
}

const minuteOfDay = (time: string): number => {
  const { hour = Number.NaN, minute = 0 } = clockTimeOf(time) ?? {}
  return hour * 60 + minute
}

/** Whether a party ends on the day after it starts. Midnight still belongs to the evening before. */
export const isNextDay = (from: string, to: string): boolean =>
  minuteOfDay(to) !== 0 && minuteOfDay(to) <= minuteOfDay(from)

/** 'Today', 'Tomorrow, Sunday', 'In 24 days'; '' for a day that is over, or none. */
export function useCountdown(date: string): string {
  const { t, i18n } = useTranslation()
  const day = instantOf(date)
  const count = differenceInCalendarDays(day, new Date())
  if (!(count >= 0)) return ''
  if (count > 1) return t('ticket.inDays', { count })
  // 'कल' means both yesterday and tomorrow; the weekday tells which.
  return count === 1
    ? t('ticket.tomorrow', { weekday: formatWeekday(day, i18n.language) })
    : t('ticket.today')
}
