import { instantOf, isSameDay } from '@baithak/domain/indian-time'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { Button } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import { Clock, Coffee, type LucideIcon, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { CafeImage } from '../model/cafe/cafe-image'
import { cafeState } from '../model/cafe/cafe-state'
import { findCafe, resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { useCafes } from '../model/cafe/use-cafes'
import { type Sitting, sittingRecord } from '../model/sitting'
import { todayEvents } from '../model/today-events'
import { paths } from '../paths'

interface SittingBoardProps {
  sitting: Sitting
  now: Date
  hasCoffee: boolean
}

/** Where the member sits: a board that hangs from the pass and leads to the café. */
export function SittingBoard({ sitting, now, hasCoffee }: SittingBoardProps) {
  const { t } = useTranslation('work')

  const record = useHost().storage.record(sittingRecord)
  const cafes = useCafes()
  const labelsOf = useCafeLabels()
  const cafe = findCafe(sitting.cafeId, cafes)
  const event = todayEvents(now).find(({ cafeId }) => {
    const place = resolveSampleCafe(cafeId, cafes)
    return place !== undefined && place.id === cafe?.id
  })
  const title = event && t(`events.${event.id}`)
  const leave = () => record.write((said) => ({ ...said, leftAt: new Date().toISOString() }))
  const sayCoffee = (isHad: boolean) =>
    record.write(({ coffees = [], ...said }) => {
      const earlier = coffees.filter((each) => !isSameDay(instantOf(each), now))
      return { ...said, coffees: isHad ? [...earlier, new Date().toISOString()] : earlier }
    })
  return (
    <div className="relative pt-3">
      <Cord left="22%" />
      <Cord left="calc(78% - 2px)" />
      <article className="relative paper rounded-board bg-(--paper,#fff9ec) p-4 text-ink animate-fade">
        <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
          {cafe?.image && (
            <CafeImage image={cafe.image} className="size-18 shrink-0 rounded-chip" />
          )}
          <div className="min-w-24 flex-1">
            <p className="text-meta font-title text-acc-deep">{t('home.at')}</p>
            <h2 className="font-display text-display-3 wrap-anywhere">
              {cafe ? (
                <Link
                  to={paths.cafe.href({ id: cafe.id })}
                  state={cafeState(cafe)}
                  className="no-underline after:absolute after:inset-0"
                >
                  {labelsOf(cafe).name}
                </Link>
              ) : (
                sitting.cafe
              )}
            </h2>
          </div>
        </div>
        <ul className="mt-3 border-t border-rule pt-1.5 text-body-2">
          <Fact icon={Clock}>
            <span>{t('home.since', { time: formatTime(sitting.at) })}</span>
            <Button size="md" variant="ghost" className="relative -mr-3 ml-auto" onClick={leave}>
              {t('home.leave')}
            </Button>
          </Fact>
          {hasCoffee && (
            <Fact icon={Coffee}>
              <span key={sitting.coffeeAt} role="status" className="animate-fade">
                {sitting.coffeeAt
                  ? t('home.coffeeTaken', { time: formatTime(sitting.coffeeAt) })
                  : t('home.coffee')}
              </span>
              <Button
                size="md"
                variant="ghost"
                className="relative -mr-3 ml-auto"
                onClick={() => sayCoffee(!sitting.coffeeAt)}
              >
                {t(sitting.coffeeAt ? 'home.undo' : 'home.takeCoffee')}
              </Button>
            </Fact>
          )}
          {event && (
            <Fact icon={Sparkles}>
              <span>
                {event.isOngoing
                  ? t('home.eventNow', { event: title })
                  : t('home.eventAt', { event: title, time: formatTime(event.from) })}
              </span>
            </Fact>
          )}
        </ul>
      </article>
    </div>
  )
}

function Cord({ left }: { left: string }) {
  return <i aria-hidden className="absolute top-0 h-3 w-0.5 bg-brass" style={{ left }} />
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3">
      <Icon size={20} strokeWidth={1.75} className="shrink-0 text-acc" />
      {children}
    </li>
  )
}
