import { isCopyDue, lastCopyRecord } from '@baithak/domain'
import { instantOf } from '@baithak/domain/indian-time'
import { useMemberName } from '@baithak/domain/use-member-name'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import {
  buttonVariants,
  Dock,
  DockAction,
  dockActionClassName,
  IconButton,
  ImageWithFallback,
  Modal,
  textLinkClassName,
} from '@baithak/ui'
import { type CalendarEvent, saveEvent } from '@baithak/ui/calendar'
import {
  firstNameOf,
  formatDate,
  formatDay,
  formatMonthShort,
  formatRupees,
  formatWeekday,
} from '@baithak/ui/format'
import { BadgeCheck, CalendarPlus, MessagesSquare, Send, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { formatTimeRange } from '../model/format-time-range'
import type { PartyEnquiry } from '../model/party-enquiry'
import { venueByName } from '../model/sample-venues'
import { sceneImageOf } from '../model/scene-images'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { paths } from '../paths'
import './paid-ticket.css'

interface PaidTicketProps {
  enquiry: PartyEnquiry
  /** 'In 24 days', or ''. */
  countdown: string
  event: CalendarEvent | null
  open: boolean
  onClose: () => void
}

/**
 * The moment after a payment: the ticket is torn and stamped. It is shown once, and leads on to invitations.
 */
export function PaidTicket({ enquiry, countdown, event, open, onClose }: PaidTicketProps) {
  const { t } = useTranslation('party')
  const { t: tPaid } = useTranslation('party-my-parties', { keyPrefix: 'paid' })
  const { overlays } = useHost()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const venue = useTranslateVenueName()(enquiry.venueName)
  const enquiryParam = new URLSearchParams({ enquiry: enquiry.id })

  function skip() {
    for (const animation of content.current?.getAnimations({ subtree: true }) ?? [])
      if (open) animation.finish()
  }
  return (
    <Modal
      ref={content}
      open={open}
      onClose={onClose}
      container={overlays}
      onPointerDown={skip}
      onKeyDown={skip}
      aria-labelledby={id}
      className="absolute inset-0 z-50 flex flex-col outline-none data-[state=closed]:animate-fade-out"
    >
      <div aria-hidden className="paid-ground">
        <div className="cloth-tile h-full" />
      </div>
      <div className="paid-scroller">
        <h2 id={id} className="paid-line font-display text-display-3">
          {t('parties.paid')}
        </h2>
        <div className="paid-board">
          <div className="paid-ticket paper">
            <TicketBody enquiry={enquiry} venue={venue} countdown={countdown} />
            <IconButton
              icon={X}
              label={t('common.close')}
              variant="floating"
              className="paid-close"
              onClick={onClose}
            />
          </div>
          <Stub price={enquiry.totalPrice} />
        </div>
      </div>
      <Dock className="relative">
        <Link to={`${paths.chat.path}?${enquiryParam}`} className={dockActionClassName}>
          <MessagesSquare size={20} strokeWidth={1.75} />
          <span>{t('parties.chat')}</span>
        </Link>
        {event && (
          <DockAction icon={CalendarPlus} onClick={() => saveEvent(event)}>
            {tPaid('calendar')}
          </DockAction>
        )}
        <Link
          to={`${paths.invitation.path}?${enquiryParam}`}
          className={buttonVariants({ size: 'hero', className: 'paid-send' })}
        >
          <Send size={20} strokeWidth={1.75} />
          <span>{tPaid('invite')}</span>
        </Link>
      </Dock>
    </Modal>
  )
}

/** If there was no copy of the member's data for long. */
function CopyReminder() {
  const { t } = useTranslation('party-my-parties', { keyPrefix: 'paid' })
  const lastCopy = useRecord(useHost().storage.record(lastCopyRecord))
  if (!isCopyDue(lastCopy, new Date())) return null
  return (
    <Link to="/settings" className={`${textLinkClassName} justify-start!`}>
      {t('copyDue')}
    </Link>
  )
}

interface TicketBodyProps {
  enquiry: PartyEnquiry
  venue: string
  countdown: string
}

function TicketBody({ enquiry, venue, countdown }: TicketBodyProps) {
  const { t, i18n } = useTranslation('party')
  const { date, timeFrom, timeTo, guests, type } = enquiry
  const day = instantOf(date)
  const isDated = !Number.isNaN(day.getTime())
  const weekday = isDated && formatWeekday(day, i18n.language)
  const hours = formatTimeRange(timeFrom, timeTo)
  return (
    <>
      <div className="ticket-top overflow-hidden rounded-t-pass bg-(--paper,#fff7ea)">
        <ImageWithFallback
          src={sceneImageOf(venueByName(enquiry.venueName)?.image ?? '')}
          eager
          className="paid-photo"
        />
        <div className="px-5 pt-3 pb-3">
          <p className="font-display text-display-3 text-balance break-words">{venue}</p>
          <div className="mt-1.5 flex items-center gap-4">
            {isDated && (
              <time
                dateTime={date}
                className="paid-date shrink-0 rounded-chip bg-acc-tint px-2 pt-1 pb-1.5 text-center text-acc-deep"
              >
                <span className="sr-only">{formatDate(date, i18n.language)}</span>
                <span aria-hidden className="block font-display text-display-4 leading-6">
                  {formatDay(date)}
                </span>
                <span aria-hidden className="block text-caption font-title">
                  {formatMonthShort(date, i18n.language)}
                </span>
              </time>
            )}
            <p className="tabular min-w-0 text-body-2">
              <span className="block font-title">
                {[weekday, hours].filter(Boolean).join(', ')}
              </span>
              <span className="block text-ink-2">
                {`${t('parties.guests', { count: guests })}, ${t(`types.${type}`)}`}
              </span>
            </p>
          </div>
          <div className="mt-2 flex min-h-15 flex-wrap items-center justify-between gap-x-4">
            <p className="font-display text-display-3 text-acc-deep">{countdown}</p>
            <PaidStamp />
          </div>
        </div>
      </div>
      <div aria-hidden className="paid-teeth" />
    </>
  )
}

function Stub({ price }: { price: number }) {
  const { t } = useTranslation('party-my-parties', { keyPrefix: 'paid' })
  const name = firstNameOf(useMemberName())
  return (
    <div className="paid-stub paper">
      <div aria-hidden className="paid-teeth" />
      <div className="ticket-foot flex items-center justify-between gap-4 rounded-b-pass bg-(--paper,#fff7ea) px-5 py-6">
        <p className="min-w-0">
          <b className="tabular block text-price wrap-anywhere">
            {t('sum', { price: formatRupees(price) })}
          </b>
          <span className="mt-1 block text-body-2 break-words text-ink-2">
            {name ? t('yoursNamed', { name }) : t('yours')}
          </span>
          <CopyReminder />
        </p>
        <BadgeCheck size={34} strokeWidth={1.75} className="shrink-0 text-ok" />
      </div>
    </div>
  )
}

function PaidStamp() {
  const { t } = useTranslation('party-my-parties')
  const id = useId()
  return (
    <svg viewBox="0 0 128 68" aria-hidden="true" className="paid-stamp text-ok">
      <filter id={id} x="-10%" y="-10%" width="120%" height="120%">
        <feTurbulence type="fractalNoise" baseFrequency=".09" numOctaves="2" result="waves" />
        <feDisplacementMap in="SourceGraphic" in2="waves" scale="1.6" />
      </filter>
      <g filter={`url(#${id})`}>
        <g fill="none" stroke="currentColor">
          <rect x="2" y="2" width="124" height="64" rx="9" strokeWidth="3.6" />
          <rect x="8" y="8" width="112" height="52" rx="5" strokeWidth="1.3" />
        </g>
        <text
          x="64"
          y="46"
          textAnchor="middle"
          fill="currentColor"
          fontSize="34"
          className="font-text font-bold"
        >
          {t('paid.stamp')}
        </text>
      </g>
    </svg>
  )
}
