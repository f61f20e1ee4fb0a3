import {
  checkInsRecord,
  type HoppingBooking,
  type HoppingRoute,
  hopCheckInsRecord,
  type Id,
  isoDate,
  sameId,
} from '@baithak/domain'
import { hopQrText, minuteOf } from '@baithak/domain/check-in'
import { addHours, instantOf, isValid } from '@baithak/domain/indian-time'
import { useMemberId, useMemberName } from '@baithak/domain/use-member'
import { useHost, useParams, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { CalendarButton, DetailScreen, LongList, useClock, vibrate } from '@baithak/ui'
import type { CalendarEvent } from '@baithak/ui/calendar'
import { formatDate } from '@baithak/ui/format'
import { QrImage } from '@baithak/ui/qr'
import { paths } from '../paths'
import type { Booking } from '../samples/sample-routes'
import {
  addCheckIn,
  countStamps,
  isCheckedIn,
  passCode,
  removeCheckIn,
  stampDaysRecord,
  useHopping,
  useRouteTexts,
} from './hopping'
import { PendingScreen } from './pending-screen'
import { StopCheckIn } from './stop-check-in'

/** The Hopping Pass of a booking: its QR code and the check-in at each café. */
export function PassPage() {
  const { t } = useTranslation()
  const { bookingId } = useParams()
  const { bookings, routes } = useHopping()
  const booking = bookings.get(String(bookingId))
  const route = routes.get(String(booking?.route_id))
  if (!booking || !route) return <PendingScreen title={t('hopping.pass.title')} />
  return <PassDetails booking={booking} route={route} />
}

function PassDetails({ booking, route }: { booking: Booking; route: HoppingRoute }) {
  const { t, i18n } = useTranslation()
  const { storage, toast } = useHost()
  const record = storage.record(hopCheckInsRecord(booking.booking_id))
  const checkIns = useRecord(record)
  const bookingId = String(booking.booking_id)
  const stampDaysStore = storage.record(stampDaysRecord(bookingId))
  const stampDays = useRecord(stampDaysStore)
  const deskCheckIns = useRecord(storage.record(checkInsRecord))
  const { date, time, stops } = useRouteTexts(route)
  const { done, total } = countStamps(route, checkIns)

  const stampDay = (id: Id) => {
    if (!isCheckedIn(checkIns, id)) return null
    const atDesk = deskCheckIns.find(
      (checkIn) => checkIn.bookingId === bookingId && sameId(checkIn.cafeId, id),
    )
    const day = stampDays[String(id)] ?? atDesk?.at
    return day ? formatDate(day, i18n.language) : date
  }

  function checkIn(id: Id, cafe: string) {
    const saved = transact([record], ([current]) => [addCheckIn(current, id)])
    if (!saved.changed) return
    stampDaysStore.write((days) => ({ ...days, [String(id)]: isoDate(new Date()) }))
    storage.saveSnapshot()
    vibrate('stamp')
    toast({ title: t('hopping.pass.checkedIn', { cafe }) })
  }

  return (
    <DetailScreen
      title={t('hopping.pass.title')}
      fallback={paths.hopping.path}
      data-dark
      className="cloth-bandhani min-h-full text-white"
    >
      <div className="paper mx-5 mb-6 overflow-hidden rounded-pass text-ink shadow-sh2 short:grid short:grid-cols-[3fr_2fr]">
        <div>
          <header className="cloth-tile px-5 pt-5 pb-6">
            {booking.isSample && (
              <p className="mb-1 text-caption font-title">{t('hopping.samplePass')}</p>
            )}
            <h2 className="font-display text-display-3 text-balance">{route.route_name}</h2>
            <p className="tabular mt-1 text-body font-title">
              {[date, time].filter(Boolean).join(', ')}
            </p>
          </header>
          <div className="px-5 pt-4 pb-4">
            <div className="flex items-center justify-between gap-4">
              <p role="status" className="tabular text-h3">
                {t('hopping.pass.progress', { done, count: total })}
              </p>
              <div aria-hidden className="h-1.5 max-w-[132px] flex-1 rounded-[2px] bg-espresso/12">
                <div
                  className="h-full rounded-[2px] bg-acc forced-colors:bg-[Highlight]"
                  style={{ width: `${(100 * done) / Math.max(1, total)}%` }}
                />
              </div>
            </div>
            <LongList
              aria-label={t('hopping.pass.cafes')}
              rows={stops}
              keyOf={({ id }) => id}
              className="-mx-3 mt-5 grid grid-cols-2 gap-x-2 gap-y-5 narrow:grid-cols-1"
              rowProps={{
                tabIndex: -1,
                className:
                  'relative outline-none flex min-w-0 flex-col items-center gap-1.5 text-center',
              }}
            >
              {(stop, index) => (
                <StopCheckIn
                  name={stop.name}
                  day={stampDay(stop.id)}
                  className={index % 2 ? 'rotate-8' : '-rotate-11'}
                  onCheckIn={() => checkIn(stop.id, stop.name)}
                  onUndo={() => record.write((current) => removeCheckIn(current, stop.id))}
                />
              )}
            </LongList>
          </div>
        </div>
        <PassCode booking={booking} route={route} />
      </div>
    </DetailScreen>
  )
}

const minuteMs = 60_000
/** Hours. Routes have no end; most take an afternoon. */
const hopHours = 4
const maxListedStops = 12

/** The lower half of a Hopping Pass: its QR code, which changes every minute, and the day for the calendar. */
function PassCode({ booking, route }: { booking: Booking; route: HoppingRoute }) {
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
