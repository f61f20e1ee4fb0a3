import { isoDate } from '@baithak/domain'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClock } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import { useScreenTranslations } from '@baithak/ui/use-screen-translations'
import { ChevronRight, PartyPopper } from 'lucide-react'
import { detailsUrl } from '../model/details-url'
import { endOfParty, myPartiesRecord } from '../model/party-enquiry'
import { useTranslateVenueName } from '../model/use-translate-venue-name'

const texts = import.meta.glob<object>('./*.json', { eager: true, import: 'default' })

/** The member's own party of today, until it is over. */
export function PartyToday() {
  useScreenTranslations('party-venues', texts)
  const { t } = useTranslation('party-venues')
  const translateVenueName = useTranslateVenueName()
  const enquiries = useRecord(useHost().storage.record(myPartiesRecord))
  const today = isoDate(new Date())
  const ofToday = enquiries.filter(({ date, status }) => date === today && status !== 'Cancelled')
  const ends = ofToday.map(endOfParty)
  const now = useClock(ends.length > 0 ? Math.min(...ends) : null)
  const party = ofToday.find((each) => endOfParty(each) > now.getTime())
  if (!party) return null
  const time = formatTime(party.timeFrom)
  return (
    <Link
      to={detailsUrl(party.id)}
      className="mx-5 mt-4 flex min-h-16 items-center gap-4 rounded-panel bg-acc-tint px-4 py-3 text-acc-deep no-underline"
    >
      <PartyPopper size={24} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0 flex-1 break-words">
        <span className="block text-h3">{time ? t('today', { time }) : t('todayWithoutTime')}</span>
        <span className="block text-body-2">{translateVenueName(party.venueName)}</span>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} className="shrink-0" />
    </Link>
  )
}
