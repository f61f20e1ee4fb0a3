import { differenceInCalendarDays, instantOf } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { formatDate, formatTime, formatWeekday } from '@baithak/ui/format'
import type { PartyEnquiry } from '../model/party-enquiry'

/** '12 Dec 2026, 7:00 – 11:00 PM', without missing parts. A narrow line breaks only after the date. */
export function EnquiryTime({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t, i18n } = useTranslation('party')
  const date = formatDate(enquiry.date, i18n.language)
  const hours = formatTimeRange(enquiry.timeFrom, enquiry.timeTo)
  return (
    <p className="tabular text-body-2 text-ink-2">
      <span>{date && hours ? `${date}, ` : date}</span>
      <span className="whitespace-nowrap @max-[16rem]:whitespace-normal">{hours}</span>
      {isNextDay(enquiry.timeFrom, enquiry.timeTo) && <span>{` (${t('parties.nextDay')})`}</span>}
    </p>
  )
}

/** Whether a party ends on the day after the one it starts on. Midnight still belongs to the evening before it. */
export const isNextDay = (from: string, to: string): boolean =>
  from !== '' && to !== '' && to !== '00:00' && to <= from

/** '7:00 – 11:00 PM'; both times say AM or PM if they differ. A missing time is left out. */
export function formatTimeRange(from: string, to: string): string {
  const [start, end] = [formatTime(from), formatTime(to)]
  if (!start || !end) return start || end
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`
}

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

/** '10 guests, Private' */
export function GuestsAndType({ enquiry: { guests, type } }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation('party')
  return (
    <p className="tabular text-body-2 text-ink-2">
      {`${t('parties.guests', { count: guests })}, ${t(`types.${type}`)}`}
    </p>
  )
}
