import {
  checkInsRecord,
  type HoppingRoute,
  hopCheckInsRecord,
  type Id,
  isoDate,
  sameId,
} from '@baithak/domain'
import { useHost, useParams, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { Button, cn, DetailScreen, LongList, vibrate } from '@baithak/ui'
import { formatDate } from '@baithak/ui/format'
import { useShare } from '@baithak/ui/sharing'
import { Share2 } from 'lucide-react'
import { paths } from '../paths'
import {
  addCheckIn,
  isCheckedIn,
  progressOf,
  removeCheckIn,
  stampDaysRecord,
} from './hopping-rules'
import { PassCode } from './pass-code'
import { PendingScreen } from './pending-screen'
import type { Booking } from './sample-routes'
import { StopCheckIn } from './stop-check-in'
import { useHopping, useRouteTexts } from './use-hopping'

/** More marks do not fit beside the text. */
const maxMarks = 20

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
  const checkins = useRecord(record)
  const bookingId = String(booking.booking_id)
  const stampDaysStore = storage.record(stampDaysRecord(bookingId))
  const stampDays = useRecord(stampDaysStore)
  const visits = useRecord(storage.record(checkInsRecord))
  const { date, time, stops } = useRouteTexts(route)
  const { done, total } = progressOf(route, checkins)
  const marks = Array.from({ length: Math.min(total, maxMarks) }, (_, index) => index)

  const stampDay = (id: Id) => {
    if (!isCheckedIn(checkins, id)) return null
    const visit = visits.find((visit) => visit.bookingId === bookingId && sameId(visit.cafeId, id))
    const day = stampDays[String(id)] ?? visit?.at
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
  const undo = (id: Id) => transact([record], ([current]) => [removeCheckIn(current, id)])

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
              <div aria-hidden className="flex max-w-[132px] flex-1 gap-1">
                {marks.map((index) => (
                  <span
                    key={index}
                    className={cn(
                      'h-1.5 flex-1 rounded-[2px]',
                      index < Math.floor((done / total) * marks.length)
                        ? 'bg-acc forced-colors:bg-[Highlight]'
                        : 'bg-espresso/12 forced-colors:bg-[GrayText]',
                    )}
                  />
                ))}
              </div>
            </div>
            <LongList
              label={t('hopping.pass.cafes')}
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
                  onUndo={() => undo(stop.id)}
                />
              )}
            </LongList>
          </div>
        </div>
        <PassCode booking={booking} route={route} />
      </div>
      {total > 0 && done === total && <Finished route={route} />}
    </DetailScreen>
  )
}

/** Below a pass with all its stamps: the walk can be shared, as text with a link to its route. */
function Finished({ route }: { route: HoppingRoute }) {
  const { t } = useTranslation()
  const share = useShare()
  const { route_id, route_name: name } = route
  const { date, stops } = useRouteTexts(route)
  const title = t('hopping.finished.title', { count: stops.length })

  async function handleShare() {
    const path = paths.hoppingRoute.href({ routeId: String(route_id) })
    const text = [name, date, title].filter(Boolean).join(', ')
    await share({ title: name, text, url: `${window.location.origin}${path}` })
  }
  return (
    <div className="flex flex-col items-center gap-4 px-5 pb-6 text-center">
      <p className="font-display text-display-3 text-balance">{title}</p>
      <Button variant="hero" icon={Share2} onClick={handleShare}>
        {t('hopping.finished.share')}
      </Button>
    </div>
  )
}
