import { instantOf, isValid } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { ButtonLink, Sheet, type SheetControl } from '@baithak/ui'
import { formatRupees, formatWeekday } from '@baithak/ui/format'
import { MessageCircle, Send } from 'lucide-react'
import { AddToCalendar } from '../components/add-to-calendar'
import { EnquiryTime, GuestsAndType, useCountdown } from '../components/enquiry-time'
import type { PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { chatUrl, invitationUrl } from '../paths'

/** The stamped ticket after a payment, which leads on to chat and invitations. */
export function PaidTicket({ enquiry, ...sheet }: SheetControl & { enquiry: PartyEnquiry }) {
  const { t, i18n } = useTranslation()
  const countdown = useCountdown(enquiry.date)
  const day = instantOf(enquiry.date)
  return (
    <Sheet
      {...sheet}
      title={t('parties.paid')}
      footer={
        <>
          <ButtonLink to={chatUrl(enquiry.id)} variant="secondary" icon={MessageCircle}>
            {t('parties.chat')}
          </ButtonLink>
          <ButtonLink to={invitationUrl(enquiry.id)} icon={Send}>
            {t('ticket.invite')}
          </ButtonLink>
        </>
      }
    >
      <div className="paper overflow-hidden rounded-pass shadow-sh2">
        <div className="cloth-tile px-5 py-4 text-espresso">
          <p className="font-display text-display-3 text-balance break-words">
            {storedVenue(enquiry.venueName, t).name}
          </p>
          {isValid(day) && <p className="text-h3">{formatWeekday(day, i18n.language)}</p>}
          <EnquiryTime enquiry={enquiry} />
          <GuestsAndType enquiry={enquiry} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-dashed border-perforation px-5 pt-4 pb-5">
          <p className="min-w-0">
            <span className="block font-display text-display-4 text-acc-deep">{countdown}</span>
            <b className="tabular block text-price wrap-anywhere">
              {t('ticket.sum', { price: formatRupees(enquiry.totalPrice) })}
            </b>
            <span className="mt-1 block text-body-2 break-words text-ink-2">
              {t('ticket.yours')}
            </span>
          </p>
          <span
            aria-hidden
            className="ml-auto -rotate-12 animate-stamp rounded-chip border-[6px] border-double border-ok px-3 py-1 text-display-3 font-bold tracking-wider text-ok"
          >
            {t('ticket.stamp')}
          </span>
        </div>
      </div>
      <AddToCalendar party={enquiry} variant="tonal" className="mt-4 w-full" />
    </Sheet>
  )
}
