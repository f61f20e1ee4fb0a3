import { Link, useTranslation } from '@baithak/platform'
import { cn } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { useId } from 'react'
import { detailsUrl } from '../model/details-url'
import { EnquiryTime } from '../model/enquiry-time'
import type { PartyEnquiry, PartyStatus } from '../model/party-enquiry'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { useCountdown } from './countdown'
import { EnquiryAction } from './enquiry-action'
import { StatusBadge } from './status-badge'

const heads: Record<PartyStatus, string> = {
  'Enquiry Sent': 'bg-warn-tint',
  'Confirmed - Pay Now': 'bg-info-tint',
  'Paid & Booked': 'bg-marigold',
  Cancelled: 'bg-malai-2',
}

/** The soonest party as a ticket; its colour, badge and action show the status. */
export function NextPartyTicket({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation('party')
  const id = useId()
  const name = useTranslateVenueName()(enquiry.venueName)
  const { guests, type, status, totalPrice } = enquiry
  const countdown = useCountdown(enquiry.date)
  const isCancelled = status === 'Cancelled'
  return (
    <section
      aria-labelledby={id}
      data-status={status}
      className="paper relative mx-5 mb-3 drop-shadow-[0_8px_16px_#1a0f0929]"
    >
      <div className={cn('ticket-top rounded-t-pass px-5 pt-4 pb-5', heads[status])}>
        <h2 id={id} className="text-caption font-title">
          {t('parties.groups.next')}
        </h2>
        <h3
          className={cn(
            'mt-0.5 font-display text-display-3 text-balance break-words',
            isCancelled && 'line-through decoration-2',
          )}
        >
          <Link to={detailsUrl(enquiry.id)} className="no-underline after:absolute after:inset-0">
            {name}
          </Link>
        </h3>
        <EnquiryTime enquiry={enquiry} />
        {status === 'Paid & Booked' && countdown && <p className="mt-1 text-h3">{countdown}</p>}
      </div>
      <div className="ticket-foot rounded-b-pass bg-(--paper,#f7f1e8) px-5 pb-4">
        <div className="flex flex-wrap justify-between gap-x-3 border-t-2 border-dashed border-[#c9ae8f] pt-3">
          <p className="tabular text-body-2 text-ink-2">
            {`${t('parties.guests', { count: guests })}, ${t(`types.${type}`)}`}
          </p>
          <b className="tabular min-w-0 text-h3 font-figure wrap-anywhere">
            {formatRupees(totalPrice)}
          </b>
        </div>
        <div className="mt-2 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <StatusBadge key={status} status={status} />
          <span className="relative ml-auto min-w-0">
            <EnquiryAction enquiry={enquiry} />
          </span>
        </div>
      </div>
    </section>
  )
}
