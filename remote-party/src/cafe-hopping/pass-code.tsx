import type { HoppingBooking, HoppingRoute } from '@baithak/domain'
import { hopQrText, minuteOf } from '@baithak/domain/check-in'
import { addHours, instantOf, isValid } from '@baithak/domain/indian-time'
import { useMemberId, useMemberName } from '@baithak/domain/use-member'
import { useTranslation } from '@baithak/platform'
import { CalendarButton, useClock } from '@baithak/ui'
import type { CalendarEvent } from '@baithak/ui/calendar'
import { QrImage } from '@baithak/ui/qr'
import { passCode } from './hopping-rules'
import { useRouteTexts } from './use-hopping'

const minuteMs = 60_000
/** Hours. Routes have no end; most take an afternoon. */
const hopHours = 4
const maxListedStops = 12

interface PassCodeProps {
  booking: HoppingBooking
  route: HoppingRoute
}

/** The lower half of a Hopping Pass: its QR code, which changes every minute, and the day for the calendar. */
export function PassCode({ booking, route }: PassCodeProps) {
  const { t } = useTranslation()
  const code = passCode(booking)
  const day = instantOf(route.event_date)
  const qrText = hopQrText({
    memberId: useMemberId(),
    name: useMemberName(),
    now: useClock((minuteOf(new Date()) + 1) * minuteMs),
    bookingId: String(booking.booking_id),
    printedCode: code,
    day: isValid(day) ? day : null,
    stopIds: route.cafes_included.map(({ id }) => String(id)),
  })
  const event = hopEvent(booking, route, useRouteTexts(route).stops)
  return (
    <div className="flex flex-col items-center border-t-2 border-dashed border-perforation px-5 pt-2 pb-6 short:border-t-0 short:border-l-2">
      <div className="w-full max-w-[250px]">
        <QrImage text={qrText} label={t('hopping.pass.qr', { code })} />
      </div>
      <p
        translate="no"
        className="tabular max-w-full text-body font-title tracking-wide break-words"
      >
        {code}
      </p>
      {event && (
        <CalendarButton
          event={event}
          label={t('common.addToCalendar')}
          variant="ghost"
          className="mt-2"
        />
      )}
    </div>
  )
}

/** A booked route as an event of a calendar, with its cafés; null without a valid date. */
export function hopEvent(
  { booking_id }: HoppingBooking,
  { route_name, event_date }: HoppingRoute,
  stops: readonly { name: string }[],
): CalendarEvent | null {
  const start = instantOf(event_date)
  if (!isValid(start)) return null
  const names = stops.slice(0, maxListedStops).map((stop) => stop.name)
  return {
    id: `hop-${booking_id}`,
    title: route_name,
    location: names[0],
    description: names.join('\n'),
    start,
    end: addHours(start, hopHours),
  }
}
