import { type HoppingRoute, hopCheckInsRecord } from '@baithak/domain'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Canopy, EmptyState, LongList, Screen } from '@baithak/ui'
import emptyRoutes from '@baithak/ui/art/empty-routes.svg'
import { ChevronRight } from 'lucide-react'
import { paths } from '../paths'
import type { Booking } from '../samples/sample-routes'
import { countStamps, isActive, useHopping, useRouteTexts } from './hopping'
import { RouteCard } from './route-card'

/** The member's Hopping Passes and the active routes. */
export function HoppingPage() {
  const { t } = useTranslation()
  const { routes, bookings } = useHopping()
  const active = [...routes.values()].filter(isActive)
  const passes = [...bookings.values()].flatMap((booking) => {
    const route = routes.get(String(booking.route_id))
    return route && isActive(route) ? [{ booking, route }] : []
  })
  return (
    <Screen titled title={t('hopping.title')} top={<Canopy mode="party" slim />}>
      <LongList
        rows={passes}
        keyOf={({ booking }) => booking.booking_id}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5"
      >
        {(pass) => <PassStrip {...pass} />}
      </LongList>
      {active.length > 0 ? (
        <LongList
          rows={active}
          keyOf={({ route_id }) => route_id}
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 px-5"
        >
          {(route, index) => <RouteCard route={route} eager={index === 0} />}
        </LongList>
      ) : (
        <EmptyState image={emptyRoutes} title={t('hopping.none')} text={t('hopping.noneText')} />
      )}
    </Screen>
  )
}

/** A booked route as a ticket that links to its Hopping Pass. */
function PassStrip({ booking, route }: { booking: Booking; route: HoppingRoute }) {
  const { t } = useTranslation()
  const checkins = useRecord(useHost().storage.record(hopCheckInsRecord(booking.booking_id)))
  const { date } = useRouteTexts(route)
  const { done, total } = countStamps(route, checkins)
  return (
    <Link
      to={paths.hoppingPass.href({ bookingId: String(booking.booking_id) })}
      className="flex rounded-panel items-center gap-3 bg-marigold p-4 text-espresso no-underline"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-caption font-title">
          {t(booking.isSample ? 'hopping.samplePass' : 'hopping.yourPass')}
        </span>
        <span className="block font-display text-display-4">{route.route_name}</span>
        <span className="tabular mt-0.5 block text-meta">
          {[date, t('hopping.pass.progress', { done, count: total })].filter(Boolean).join(', ')}
        </span>
      </span>
      <ChevronRight size={22} className="shrink-0" />
    </Link>
  )
}
