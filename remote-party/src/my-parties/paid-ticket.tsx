import { useMemberName } from '@baithak/domain/use-member-name'
import { Link, useHost, useTranslation } from '@baithak/platform'
import {
  buttonVariants,
  DialogContent,
  Dock,
  DockAction,
  dockActionClassName,
  IconButton,
  ImageWithFallback,
  usePresence,
} from '@baithak/ui'
import { saveEvent } from '@baithak/ui/calendar'
import {
  dateLocaleOf,
  firstNameOf,
  formatDate,
  formatDay,
  formatMonthShort,
  formatRupees,
  shownName,
} from '@baithak/ui/format'
import { CalendarPlus, CircleCheck, MessageCircle, Send, X } from 'lucide-react'
import { useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { formatTimeRange } from '../model/format-time-range'
import type { PartyEnquiry } from '../model/party-enquiry'
import { venueByName } from '../model/sample-venues'
import { sceneImageOf } from '../model/scene-images'
import { useTranslateVenueName } from '../model/use-translate-venue-name'
import { paths } from '../paths'
import { useCountdown } from './countdown'
import { partyEvent } from './party-event'

interface PaidTicketProps {
  enquiry: PartyEnquiry
  open: boolean
  onClose: () => void
}

/** The whole ticket hangs for a moment, then its stub tears off and the stamp falls; only transforms move. */
const tear = 'tear 420ms var(--ease-drop) 200ms backwards'
const stamp = 'stamp 260ms var(--ease-stamp) 620ms backwards'

/** The moment after a payment: the ticket is torn and stamped. It is shown once, and leads on to invitations. */
export function PaidTicket({ enquiry, open, onClose }: PaidTicketProps) {
  const { t } = useTranslation('party')
  const { t: tPaid } = useTranslation('my-parties', { keyPrefix: 'paid' })
  const { overlays } = useHost()
  const id = useId()
  const content = useRef<HTMLDivElement>(null)
  const isPresent = usePresence(open, content)
  const venue = useTranslateVenueName()(enquiry.venueName)
  const event = partyEvent(enquiry, t('parties.eventTitle', { venue }))
  const enquiryParam = new URLSearchParams({ enquiry: enquiry.id })

  function skip() {
    for (const animation of content.current?.getAnimations?.({ subtree: true }) ?? [])
      if (open) animation.finish()
  }
  if (!isPresent) return null
  return createPortal(
    <DialogContent
      ref={content}
      open={open}
      onOpen={() => {}}
      onClose={onClose}
      opener={undefined}
      onPointerDown={skip}
      onKeyDown={skip}
      data-state={open ? 'open' : 'closed'}
      aria-labelledby={id}
      className="absolute inset-0 z-50 flex flex-col outline-none data-[state=closed]:animate-fade-out"
    >
      <div aria-hidden className="marigold-wall cloth-tile absolute! inset-0" />
      <div className="relative flex flex-1 flex-col overflow-x-clip overflow-y-auto pb-6 sideways:pb-3 text-espresso">
        {/* As high as the toast that hangs here at first. */}
        <h2
          id={id}
          className="flex min-h-27 items-end border-b-3 border-espresso px-5 pt-[env(safe-area-inset-top)] pb-3 font-display text-display-3 sideways:min-h-0 sideways:pt-3 sideways:pb-1"
        >
          {t('parties.paid')}
        </h2>
        <div className="mx-auto w-full max-w-[390px] px-7 @max-[22rem]:px-4 sideways:flex sideways:max-w-none sideways:items-center sideways:gap-10">
          <div className="paper relative pt-5 drop-shadow-[0_8px_16px_#1a0f0929] sideways:w-[46%] sideways:pt-3">
            <Cord className="left-[24%]" />
            <Cord className="right-[24%]" />
            <TicketBody enquiry={enquiry} venue={venue} />
            <IconButton
              icon={X}
              label={t('common.close')}
              variant="floating"
              className="absolute top-8 right-3 sideways:top-6 sideways:right-auto sideways:left-3"
              onClick={onClose}
            />
          </div>
          <Stub price={enquiry.totalPrice} />
        </div>
      </div>
      <Dock className="relative">
        <Link to={`${paths.chat.path}?${enquiryParam}`} className={dockActionClassName}>
          <MessageCircle size={20} strokeWidth={1.75} aria-hidden />
          <span>{t('parties.chat')}</span>
        </Link>
        {event && (
          <DockAction icon={CalendarPlus} onClick={() => saveEvent(event)}>
            {tPaid('calendar')}
          </DockAction>
        )}
        <Link
          to={`${paths.invitation.path}?${enquiryParam}`}
          className={buttonVariants({ size: 'hero', className: 'flex-1 px-3!' })}
        >
          <Send size={20} strokeWidth={1.75} aria-hidden className="@max-[26rem]:hidden" />
          <span>{tPaid('invite')}</span>
        </Link>
      </Dock>
    </DialogContent>,
    overlays,
  )
}

function TicketBody({ enquiry, venue }: { enquiry: PartyEnquiry; venue: string }) {
  const { t, i18n } = useTranslation('party')
  const { date, timeFrom, timeTo, guests, type } = enquiry
  const countdown = useCountdown(date)
  const day = new Date(`${date}T00:00`)
  const isDated = !Number.isNaN(day.getTime())
  const weekday =
    isDated && day.toLocaleDateString(dateLocaleOf(i18n.language), { weekday: 'long' })
  const hours = formatTimeRange(timeFrom, timeTo)
  return (
    <>
      <div className="ticket-top overflow-hidden rounded-t-pass bg-(--paper,#fff7ea)">
        <ImageWithFallback
          src={sceneImageOf(venueByName(enquiry.venueName)?.image ?? '')}
          eager
          className="h-22 sideways:h-18 [@media(height>=700px)]:h-37"
        />
        <div className="px-5 pt-4 pb-4 sideways:pt-2 sideways:pb-2">
          <p className="font-display text-display-3 text-balance break-words">{venue}</p>
          <div className="mt-2 flex items-center gap-4 sideways:mt-1">
            {isDated && (
              <time
                dateTime={date}
                className="min-w-12 shrink-0 rounded-chip border-t-5 border-acc bg-acc-tint px-2 pt-1 pb-1.5 text-center text-acc-deep"
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
          <div className="mt-3 flex min-h-17 flex-wrap items-center justify-between gap-x-4 sideways:mt-0 sideways:min-h-14">
            <p className="font-display text-display-3 text-acc-deep">{countdown}</p>
            <PaidStamp />
          </div>
        </div>
      </div>
      <Teeth direction="down" />
    </>
  )
}

function Stub({ price }: { price: number }) {
  const { t } = useTranslation('my-parties', { keyPrefix: 'paid' })
  const name = firstNameOf(shownName(useMemberName()))
  return (
    <div
      className="paper mt-9.5 origin-top-left rotate-[3.2deg] drop-shadow-[0_8px_16px_#1a0f0929] will-change-transform sideways:mt-16 sideways:w-[42%]"
      style={{ animation: tear }}
    >
      <Teeth direction="up" />
      <div className="ticket-foot flex items-center justify-between gap-4 rounded-b-pass bg-(--paper,#fff7ea) px-5 pt-6 pb-7 sideways:pt-4 sideways:pb-5">
        <p className="min-w-0">
          <b className="tabular block text-price wrap-anywhere">
            {t('sum', { price: formatRupees(price) })}
          </b>
          <span className="mt-1 block text-body-2 break-words text-ink-2">
            {name ? t('yoursNamed', { name }) : t('yours')}
          </span>
        </p>
        <CircleCheck size={34} strokeWidth={1.75} aria-hidden className="shrink-0 text-ok" />
      </div>
    </div>
  )
}

const Cord = ({ className }: { className: string }) => (
  <span
    aria-hidden
    className={`absolute top-0 z-10 h-7 w-0.5 bg-espresso after:absolute after:-bottom-1 after:-left-1 after:size-2.5 after:rounded-full after:bg-brass-light after:shadow-brass sideways:h-5 ${className}`}
  />
)

/** Where the ticket was torn, between the notches. */
const Teeth = ({ direction }: { direction: 'up' | 'down' }) => (
  <div
    aria-hidden
    className={`mx-[11px] h-[3px] bg-(--paper,#fff7ea) ${direction === 'down' ? '-mt-px' : '-mb-px'}`}
    style={{
      mask: `conic-gradient(from ${direction === 'down' ? '-45deg at bottom' : '135deg at top'}, #000 90deg, #0000 0) 50% 0 / 6px 100%`,
    }}
  />
)

function PaidStamp() {
  const { t } = useTranslation('my-parties')
  const id = useId()
  return (
    <svg
      viewBox="0 0 128 68"
      aria-hidden="true"
      className="ml-auto w-32 shrink-0 -rotate-11 @max-[22rem]:w-24 sideways:w-26 overflow-visible text-ok will-change-transform"
      style={{ animation: stamp }}
    >
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
