import type { HoppingRoute } from '@baithak/domain'
import { Link, useTranslation } from '@baithak/platform'
import { Badge, cn, DateTile, ImageWithFallback } from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { Clock } from 'lucide-react'
import { paths } from '../paths'
import { sceneUrl } from '../samples/scene-images'
import { isSoldOut, useRouteTexts } from './hopping'

/** A route in the list, its date over the image. */
export function RouteCard({ route, eager }: { route: HoppingRoute; eager: boolean }) {
  const { date, time, stops } = useRouteTexts(route)
  return (
    <Link
      to={paths.hoppingRoute.href({ routeId: String(route.route_id) })}
      className="block overflow-hidden rounded-panel no-underline shadow-[inset_0_0_0_1px_var(--color-rule)]"
    >
      <div className="relative">
        <ImageWithFallback
          src={sceneUrl(route.cover_image)}
          eager={eager}
          className={cn('h-[168px]', isSoldOut(route) && 'saturate-30')}
        />
        {date && (
          <DateTile date={route.event_date} variant="floating" className="absolute top-0 left-3" />
        )}
      </div>
      <div className="p-4">
        <div className="flex items-baseline justify-between gap-3 narrow:flex-wrap">
          <h2 className="min-w-0 font-display text-display-4">{route.route_name}</h2>
          <b className="tabular text-h3 font-figure">{formatRupees(route.price_per_person)}</b>
        </div>
        <p className="mt-1 text-body-2 text-ink-2">{route.description}</p>
        <StopsLine stops={stops} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
          <p className="tabular inline-flex items-center gap-2 text-body-2 text-ink-2">
            {time && <Clock size={18} />}
            <span>{time}</span>
          </p>
          <SlotsBadge route={route} />
        </div>
      </div>
    </Link>
  )
}

const fewSlots = 8

/** The number of slots left, coloured by how few they are. */
function SlotsBadge({ route }: { route: HoppingRoute }) {
  const { t } = useTranslation()
  if (isSoldOut(route)) return <Badge variant="bad">{t('hopping.soldOut')}</Badge>
  return (
    <Badge variant={route.slots_available <= fewSlots ? 'warn' : 'ok'} className="tabular">
      {t('hopping.slotsLeft', { count: route.slots_available })}
    </Badge>
  )
}

/** More rings do not fit on the line. */
const maxRings = 20

/** A line with a ring for each stop and the names of the first and last. */
function StopsLine({ stops }: { stops: readonly { name: string }[] }) {
  const { t } = useTranslation()
  const [first, last] = [stops[0], stops.at(-1)]
  if (!first || !last) return null
  const names = { first: first.name, last: last.name }
  return (
    <div
      role="img"
      aria-label={t('hopping.stopsLine', { count: stops.length, ...names })}
      className="mt-4"
    >
      <div aria-hidden className="mx-[6px] h-[3px] bg-acc" />
      <div aria-hidden className="flex justify-between">
        {stops.slice(0, maxRings).map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a route may visit the same café twice
          <span key={`${name} ${index}`} className="flex w-3 flex-col items-center">
            <span className="h-[4px] w-[2px] bg-acc" />
            <span className="size-3 rounded-full border-2 border-acc bg-milk" />
          </span>
        ))}
      </div>
      <div className="mt-1.5 flex justify-between gap-x-4 narrow:flex-wrap text-meta font-label">
        <span className="min-w-0">{first.name}</span>
        {stops.length > 1 && <span className="ml-auto min-w-0 text-right">{last.name}</span>}
      </div>
    </div>
  )
}
