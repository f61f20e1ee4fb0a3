import { checkinsRecord, type HoppingBooking, type HoppingRoute } from '@baithak/domain'
import { Link, useHost } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { ChevronRight } from 'lucide-react'
import { paths } from '../paths'
import { progressOf } from './hopping-rules'
import { useHoppingTexts } from './use-hopping-texts'
import { useTranslateRoute } from './use-translate-route'

/** A booked route as a ticket that links to its Hopping Pass. */
export function PassStrip({ booking, route }: { booking: HoppingBooking; route: HoppingRoute }) {
  const { t } = useHoppingTexts()
  const checkins = useRecord(useHost().storage.record(checkinsRecord(booking.booking_id)))
  const { name, date } = useTranslateRoute()(route)
  const { done, total } = progressOf(route, checkins)
  return (
    <Link
      to={paths.hoppingPass.href({ bookingId: String(booking.booking_id) })}
      className="ticket-strip flex rounded-panel items-center gap-3 bg-marigold p-4 text-espresso no-underline"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-caption font-title">{t('yourPass')}</span>
        <span className="block font-display text-display-4">{name}</span>
        <span className="tabular mt-0.5 block text-meta">
          {[date, t('pass.progress', { done, count: total })].filter(Boolean).join(', ')}
        </span>
      </span>
      <ChevronRight size={22} strokeWidth={2} aria-hidden className="shrink-0" />
    </Link>
  )
}
