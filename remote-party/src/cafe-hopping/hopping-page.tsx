import type { HoppingRoute } from '@baithak/domain'
import { Canopy, EmptyState, LongList, Screen } from '@baithak/ui'
import emptyRoutes from '@baithak/ui/art/empty-routes.svg'
import type { ComponentProps } from 'react'
import { activeRoutes } from './hopping-rules'
import { PassStrip } from './pass-strip'
import { RouteCard } from './route-card'
import { useHopping } from './use-hopping'
import { useHoppingTexts } from './use-hopping-texts'

/** Rows per chunk; the usual height of a row with the gap below it, in pixels. */
const passListSize = { chunk: 3, rowHeight: 118, gap: 20 }
const routeListSize = { chunk: 2, rowHeight: 425, gap: 24 }

const renderPass = (pass: ComponentProps<typeof PassStrip>) => <PassStrip {...pass} />
const renderRoute = (route: HoppingRoute, index: number) => (
  <RouteCard route={route} eager={index === 0} />
)

/** The member's Hopping Passes and the active routes. */
export function HoppingPage() {
  const { t } = useHoppingTexts()
  const { routes, bookings, routeById } = useHopping()
  const active = activeRoutes(routes)
  const passes = bookings.flatMap((booking) => {
    const route = routeById(booking.route_id)
    return route ? [{ booking, route }] : []
  })
  return (
    <Screen title={t('title')} top={<Canopy mode="party" slim />}>
      <LongList
        name="hopping-passes"
        rows={passes}
        inPlace
        keyOf={({ booking }) => booking.booking_id}
        className="grid grid-cols-[minmax(0,1fr)] gap-5 px-5"
        {...passListSize}
      >
        {renderPass}
      </LongList>
      {active.length > 0 ? (
        <LongList
          name="hopping-routes"
          rows={active}
          inPlace
          keyOf={({ route_id }) => route_id}
          className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 px-5"
          {...routeListSize}
        >
          {renderRoute}
        </LongList>
      ) : (
        <EmptyState image={emptyRoutes} title={t('none')} text={t('noneText')} />
      )}
    </Screen>
  )
}
