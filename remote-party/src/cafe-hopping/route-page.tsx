import type { HoppingRoute } from '@baithak/domain'
import { useHost, useParams, useTranslation } from '@baithak/platform'
import {
  ActionBar,
  Button,
  cn,
  Fact,
  ImageWithFallback,
  LongList,
  PictureScreen,
  placeholderToast,
} from '@baithak/ui'
import { formatRupees } from '@baithak/ui/format'
import { CalendarDays, Ticket } from 'lucide-react'
import { paths } from '../paths'
import { sceneUrl } from '../samples/scene-images'
import { isActive, isSoldOut, useHopping, useRouteTexts } from './hopping'
import { PendingScreen } from './pending-screen'

/** One route: its date, stops and price. */
export function RoutePage() {
  const { t } = useTranslation()
  const { routeId } = useParams()
  const route = useHopping().routes.get(String(routeId))
  return route && isActive(route) ? (
    <RouteDetails route={route} />
  ) : (
    <PendingScreen title={t('hopping.title')} />
  )
}

function RouteDetails({ route }: { route: HoppingRoute }) {
  const { t } = useTranslation()
  const { toast } = useHost()
  const { date, time, stops } = useRouteTexts(route)
  const soldOut = isSoldOut(route)
  return (
    <PictureScreen
      title={route.route_name}
      fallback={paths.hopping.path}
      actionBar={
        <ActionBar className="items-center">
          <p className="mr-1.5 min-w-19">
            <b className="tabular block text-[1.375rem] leading-7 font-figure">
              {formatRupees(route.price_per_person)}
            </b>
            <span className="text-meta text-ink-2">{t('common.perPerson')}</span>
          </p>
          <Button
            className="flex-1"
            disabled={soldOut}
            onClick={() =>
              toast(placeholderToast(t('common.notImplemented'), t('hopping.bookSlotText')))
            }
          >
            {t(soldOut ? 'hopping.soldOut' : 'hopping.bookSlot')}
          </Button>
        </ActionBar>
      }
      picture={
        <ImageWithFallback
          src={sceneUrl(route.cover_image)}
          eager
          className={cn('h-[240px] short:h-full', soldOut && 'saturate-30')}
        />
      }
    >
      <h1 className="font-display text-display-2 text-balance">{route.route_name}</h1>
      <p className="mt-2 text-body-2 text-ink-2">{route.description}</p>
      <p className="tabular mt-3 flex flex-wrap gap-x-5 gap-y-1 text-body-2">
        {date && <Fact icon={CalendarDays}>{[date, time].filter(Boolean).join(', ')}</Fact>}
        <Fact icon={Ticket}>
          {t('hopping.slots', { count: Math.max(0, route.slots_available) })}
        </Fact>
      </p>
      <LongList
        as="ol"
        aria-label={t('hopping.stops')}
        rows={stops}
        keyOf={({ id }) => id}
        className="mt-6"
        rowProps={{
          className:
            'relative flex gap-4 pb-5 not-last:before:absolute not-last:before:top-8 not-last:before:bottom-0 not-last:before:left-[14px] not-last:before:w-[3px] not-last:before:bg-acc',
        }}
      >
        {(stop, index) => (
          <>
            <span
              aria-hidden
              className="tabular grid size-[1.9375rem] shrink-0 place-items-center rounded-full border-[3px] border-acc text-meta font-figure text-acc-deep"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5">
              <span className="block text-h3">{stop.name}</span>
              <span className="block text-body-2 text-ink-2">{stop.address}</span>
            </span>
          </>
        )}
      </LongList>
    </PictureScreen>
  )
}
