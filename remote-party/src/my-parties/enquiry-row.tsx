import { useTranslation } from '@baithak/platform'
import {
  Badge,
  type BadgeVariant,
  cn,
  ImageWithFallback,
  Notice,
  StretchedLink,
  useClock,
} from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { CircleCheck, CircleX, type LucideIcon, Send, Ticket } from 'lucide-react'
import { useId } from 'react'
import { EnquiryTime, GuestsAndType, useCountdown } from '../components/enquiry-time'
import { endOfParty, type PartyEnquiry } from '../model/party-enquiry'
import { storedVenue } from '../model/stored-venue'
import { detailsUrl } from '../paths'
import { EnquiryAction } from './enquiry-action'
import { isOver, type Status } from './enquiry-status'

/** An enquiry in the list. The row, except its action, is a link to the details. */
export function EnquiryRow({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  const { name, image } = storedVenue(enquiry.venueName, t)
  return (
    <>
      <div className="flex gap-4 narrow:flex-col">
        <ImageWithFallback src={image} className="h-21 w-19 shrink-0 rounded-chip" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="min-w-0 text-h3 break-words">
              <StretchedLink to={detailsUrl(enquiry.id)}>{name}</StretchedLink>
            </h3>
            <Total enquiry={enquiry} />
          </div>
          <EnquiryTime enquiry={enquiry} />
          <GuestsAndType enquiry={enquiry} />
          <PastDateNote enquiry={enquiry} className="mt-2" />
        </div>
      </div>
      <StatusAndAction enquiry={enquiry} />
    </>
  )
}

/** The icon and the colours of each status (spec §4). */
const looks: Record<Status, { variant: BadgeVariant; icon: LucideIcon; head: string }> = {
  'Enquiry Sent': { variant: 'warn', icon: Send, head: 'bg-warn-tint' },
  'Confirmed - Pay Now': { variant: 'info', icon: CircleCheck, head: 'bg-info-tint' },
  'Paid & Booked': { variant: 'ok', icon: Ticket, head: 'bg-marigold text-espresso' },
  Cancelled: { variant: 'bad', icon: CircleX, head: 'bg-malai-2' },
}

/** The soonest party as a ticket; its colour, badge and action show the status. */
export function NextPartyTicket({ enquiry }: { enquiry: PartyEnquiry }) {
  const { t } = useTranslation()
  const id = useId()
  const { status } = enquiry
  const countdown = useCountdown(enquiry.date)
  return (
    <section
      aria-labelledby={id}
      data-status={status}
      className="paper relative mx-5 mb-3 overflow-hidden rounded-pass shadow-sh2"
    >
      <div className={cn('px-5 py-4', looks[status].head)}>
        <h2 id={id} className="text-caption font-title">
          {t('parties.groups.next')}
        </h2>
        <h3
          className={cn(
            'mt-0.5 font-display text-display-3 text-balance break-words',
            status === 'Cancelled' && 'line-through decoration-2',
          )}
        >
          <StretchedLink to={detailsUrl(enquiry.id)}>
            {storedVenue(enquiry.venueName, t).name}
          </StretchedLink>
        </h3>
        <EnquiryTime enquiry={enquiry} />
        {status === 'Paid & Booked' && countdown && <p className="mt-1 text-h3">{countdown}</p>}
      </div>
      <div className="border-t-2 border-dashed border-perforation px-5 pt-3 pb-4">
        <div className="flex flex-wrap justify-between gap-x-3">
          <GuestsAndType enquiry={enquiry} />
          <Total enquiry={enquiry} />
        </div>
        <StatusAndAction enquiry={enquiry} />
      </div>
    </section>
  )
}

const Total = ({ enquiry }: { enquiry: PartyEnquiry }) => (
  <b className="tabular min-w-0 text-h3 font-figure wrap-anywhere">
    {formatRupees(enquiry.totalPrice)}
  </b>
)

/** Says that the date has passed, unless the party is paid or cancelled. */
export function PastDateNote({ enquiry, className }: { enquiry: PartyEnquiry; className: string }) {
  const { t } = useTranslation()
  const now = useClock(endOfParty(enquiry) || null)
  const isOpen = enquiry.status === 'Enquiry Sent' || enquiry.status === 'Confirmed - Pay Now'
  if (!isOpen || !isOver(enquiry, now)) return null
  return (
    <Notice variant="warn" className={className}>
      {t('parties.datePassed')}
    </Notice>
  )
}

const StatusAndAction = ({ enquiry }: { enquiry: PartyEnquiry }) => (
  <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2">
    <StatusBadge key={enquiry.status} status={enquiry.status} />
    <span className="relative ml-auto min-w-0">
      <EnquiryAction enquiry={enquiry} />
    </span>
  </div>
)

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation()
  const { variant, icon } = looks[status]
  return (
    <Badge {...{ variant, icon }} className="narrow:whitespace-normal">
      {t(`parties.status.${status}`)}
    </Badge>
  )
}
