import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/ui/format'
import { formatTimeRange, isNextDay } from './format-time-range'
import type { PartyEnquiry } from './party-enquiry'

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
