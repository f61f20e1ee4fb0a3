import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/shared/format'
import type { PartyEnquiry } from '@baithak/shared/storage'
import { timeRange } from './format-time-range'

/** '12 Dec 2026, 7:00 – 11:00 PM', without what an enquiry leaves open; a narrow line breaks between the two only. */
export function PartyTime({ enquiry }: { enquiry: PartyEnquiry }) {
  const { i18n } = useTranslation('party')
  const date = formatDate(enquiry.date, i18n.language)
  const hours = timeRange(enquiry.timeFrom, enquiry.timeTo)
  return (
    <p className="tabular text-body-2 text-ink-2">
      {date && hours ? `${date}, ` : date}
      <span className="whitespace-nowrap @max-[16rem]:whitespace-normal">{hours}</span>
    </p>
  )
}
