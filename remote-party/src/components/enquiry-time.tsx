import { useTranslation } from '@baithak/platform'
import { formatDate } from '@baithak/ui/format'
import { formatHours, isNextDay } from '../model/enquiry-time'
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
