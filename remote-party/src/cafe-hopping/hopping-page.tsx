import { useTranslation } from '@baithak/platform'
import emptyRoutes from '@baithak/shared/art/empty-routes.svg'
import { uniqueIds } from '@baithak/shared/storage'
import { Canopy, EmptyState, Screen } from '@baithak/shared/ui'
import { activeRoutes } from './hopping-rules'
import { PassStrip } from './pass-strip'
import { RouteCard } from './route-card'
import { useHopping } from './use-hopping'

/** The routes one can join, and above them the passes one holds. */
export function HoppingPage() {
  const { t } = useTranslation('party')
  const { routes, bookings, routeById } = useHopping()
  const active = activeRoutes(routes)
  const bookingKeys = uniqueIds(bookings.map(({ booking_id }) => booking_id))
  const routeKeys = uniqueIds(active.map(({ route_id }) => route_id))
  return (
    <Screen title={t('hopping.title')} top={<Canopy mode="party" slim />}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5">
        {bookings.map((booking, index) => {
          const route = routeById(booking.route_id)
          return route && <PassStrip key={bookingKeys[index]} booking={booking} route={route} />
        })}
      </div>
      {active.length > 0 ? (
        <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 px-5">
          {active.map((route, index) => (
            <li key={routeKeys[index]} className="list-none">
              <RouteCard route={route} first={index === 0} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState picture={emptyRoutes} title={t('hopping.none')} text={t('hopping.noneText')} />
      )}
    </Screen>
  )
}
