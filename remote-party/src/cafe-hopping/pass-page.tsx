import { checkinsRecord, type HoppingBooking, type HoppingRoute, type Id } from '@baithak/domain'
import { hopQrText, minuteOf } from '@baithak/domain/check-in'
import { instantOf } from '@baithak/domain/indian-time'
import { useMemberId } from '@baithak/domain/use-member-id'
import { useMemberName } from '@baithak/domain/use-member-name'
import { lazyComponent, useHost, useParams, useTranslation } from '@baithak/platform'
import { transact, useRecord } from '@baithak/storage'
import { AppBar, CalendarButton, cn, LongList, Screen, useClock, vibrate } from '@baithak/ui'
import { QrImage } from '@baithak/ui/qr'
import { Suspense, useState } from 'react'
import { paths } from '../paths'
import { EarlyCheckInSheet } from './early-check-in-sheet'
import { hopEvent } from './hop-event'
import {
  addCheckIn,
  createCheckInTest,
  isUpcoming,
  passCode,
  progressOf,
  removeCheckIn,
} from './hopping-rules'
import { PendingScreen } from './pending-screen'
import { StopCheckIn } from './stop-check-in'
import { tumbler } from './tumbler'
import { useHopping } from './use-hopping'
import { useHoppingTexts } from './use-hopping-texts'
import { useTranslateRoute } from './use-translate-route'

type Stop = { id: Id; name: string }

const tiltsDeg = [-11, 8]

/** In which a sheet has gone, with its frame before. */
const sheetExitMs = 220
/** The seal comes 200 ms after the last stamp, which takes 260. */
const sealDelayMs = 460

const loadFinished = () => import('./finished-pass')
const nothing = () => null
const Seal = lazyComponent(loadFinished, 'Seal', nothing)
const KeepPicture = lazyComponent(loadFinished, 'KeepPicture', nothing)

/** More marks do not fit beside the text. */
const maxMarks = 20

const rowHeight = 122
const rowProps = {
  tabIndex: -1,
  className: 'relative outline-none flex min-w-0 flex-col items-center gap-1.5 text-center',
}

/** The Hopping Pass of a booking: its QR code and the check-in at each café. */
export function PassPage() {
  const { t } = useHoppingTexts()
  const { bookingId } = useParams()
  const { bookingById, routeById } = useHopping()
  const booking = bookingById(bookingId)
  const route = routeById(booking?.route_id)
  if (!booking || !route) return <PendingScreen title={t('pass.title')} />
  return <PassDetails booking={booking} route={route} />
}

function PassDetails({ booking, route }: { booking: HoppingBooking; route: HoppingRoute }) {
  const { t } = useHoppingTexts()
  const { t: tParty } = useTranslation('party')
  const { storage, toast, navigation } = useHost()
  const record = storage.record(checkinsRecord(booking.booking_id))
  const checkins = useRecord(record)
  const { name, date, time, stops } = useTranslateRoute()(route)
  const { done, total } = progressOf(route, checkins)
  const isCheckedIn = createCheckInTest(checkins)
  const isFinished = total > 0 && done === total
  const code = passCode(booking)
  const qrText = usePassQr(booking, route)
  const event = hopEvent(booking, route, { name, stops })
  const marks = Array.from({ length: Math.min(total, maxMarks) }, (_, index) => index)

  const [isEarlyOpen, setEarlyOpen] = useState(false)
  const [earlyStop, setEarlyStop] = useState<Stop>()

  const [lateStopId, setLateStopId] = useState<Id>()

  /** `delayMs` later the stamp lands. */
  function checkIn({ id, name: cafe }: Stop, delayMs = 0) {
    const saved = transact([record], ([current]) => [addCheckIn(current, id)])
    if (!saved.ok || saved.before[0] === saved.after[0]) return
    setLateStopId(delayMs > 0 ? id : undefined)
    setTimeout(() => vibrate('stamp'), delayMs)
    toast({ title: t('pass.checkedIn', { cafe }) })
  }
  function handleCheckIn(stop: Stop) {
    if (!isUpcoming(route, new Date())) return checkIn(stop)
    setEarlyStop(stop)
    setEarlyOpen(true)
  }
  const undo = (id: Id) => transact([record], ([current]) => [removeCheckIn(current, id)])

  return (
    <Screen
      title={t('pass.title')}
      heading="own"
      data-dark
      className="cloth-bandhani min-h-full text-white"
    >
      <AppBar
        title={t('pass.title')}
        backLabel={tParty('common.back')}
        onBack={() => navigation.back(paths.hopping.path)}
      />
      <div className="px-5 pb-6 drop-shadow-[0_14px_24px_#1a0f0966] short:grid short:grid-cols-[3fr_2fr]">
        <div className="ticket-top paper overflow-hidden rounded-t-pass bg-(--paper,#fff7ea) text-ink short:rounded-r-none short:rounded-l-pass short:mask-none!">
          <header className={cn('cloth-tile px-5 pt-5 pb-6', isFinished && 'pr-24')}>
            {isFinished && (
              <Suspense>
                <Seal
                  tumbler={tumbler}
                  delayMs={lateStopId === undefined ? sealDelayMs : sealDelayMs + sheetExitMs}
                />
              </Suspense>
            )}
            <h2 className="font-display text-display-3 text-balance">{name}</h2>
            <p className="tabular mt-1 text-body font-title">
              {[date, time].filter(Boolean).join(', ')}
            </p>
          </header>
          <div className="px-5 pt-4 pb-4">
            <div className="flex items-center justify-between gap-4">
              <p role="status" className="tabular text-h3">
                {t('pass.progress', { done, count: total })}
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
              label={t('pass.cafes')}
              rows={stops}
              keyOf={({ id }) => id}
              className="-mx-3 mt-5 grid grid-cols-2 gap-x-2 gap-y-5 @max-[16rem]:grid-cols-1"
              rowHeight={rowHeight}
              rowProps={rowProps}
            >
              {(stop, index) => (
                <StopCheckIn
                  name={stop.name}
                  date={date}
                  stampDelayMs={stop.id === lateStopId ? sheetExitMs : 0}
                  tiltDeg={tiltsDeg[index % tiltsDeg.length] ?? 0}
                  checkedIn={isCheckedIn(stop.id)}
                  onCheckIn={() => handleCheckIn(stop)}
                  onUndo={() => undo(stop.id)}
                />
              )}
            </LongList>
          </div>
        </div>
        <div className="ticket-foot paper rounded-b-pass bg-(--paper,#fff7ea) border-dashed border-[#c9ae8f] px-5 pb-6 text-ink short:rounded-l-none short:rounded-r-pass short:border-l-2 short:mask-none!">
          <div className="flex flex-col items-center border-t-2 border-dashed border-inherit pt-2 short:border-t-0">
            <div className="w-full max-w-[250px]">
              <QrImage text={qrText} label={t('pass.qr', { code })} />
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
                label={tParty('common.addToCalendar')}
                variant="ghost"
                className="mt-2"
              />
            )}
          </div>
        </div>
      </div>
      {isFinished && (
        <Suspense>
          <KeepPicture tumbler={tumbler} name={name} date={date} stops={stops} />
        </Suspense>
      )}
      {earlyStop && (
        <EarlyCheckInSheet
          open={isEarlyOpen}
          onClose={() => setEarlyOpen(false)}
          route={name}
          date={date}
          onConfirm={() => {
            setEarlyOpen(false)
            checkIn(earlyStop, sheetExitMs)
          }}
        />
      )}
    </Screen>
  )
}

const minuteMs = 60_000

/** The text of a Hopping Pass's QR code, another one every minute. */
function usePassQr(booking: HoppingBooking, route: HoppingRoute): string {
  const memberId = useMemberId()
  const name = useMemberName()
  const now = useClock((minuteOf(new Date()) + 1) * minuteMs)
  const date = instantOf(route.event_date)
  return hopQrText({
    memberId,
    name,
    now,
    bookingId: String(booking.booking_id),
    printedCode: passCode(booking),
    day: Number.isNaN(date.getTime()) ? null : date,
    stopIds: route.cafes_included.map(({ id }) => String(id)),
  })
}
