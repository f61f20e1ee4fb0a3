import {
  areCafesOpen,
  closingHour,
  fullnessAt,
  occupancyAt,
  openingHour,
} from '@baithak/domain/cafes'
import { addHours, partsOf, startOfDay } from '@baithak/domain/indian-time'
import { useTranslation } from '@baithak/platform'
import { useClockEvery } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe/cafe'
import { sampleCafes } from '../model/cafe/sample-cafes'

type Level = NonNullable<Cafe['occupancy']>

const colours: Record<Level, string> = { low: '#5f9f80', medium: '#af8a58', high: '#a5552f' }
const hourMs = 3_600_000
/** Hairlines between the bars of high, medium and low. */
const bands = ['47%', '71%']
  .map((top) => `linear-gradient(var(--color-rule) 0 0) 0 ${top} / 100% 1px no-repeat`)
  .join()

/** The hours of a day, with how full the café usually is. */
export const hoursOf = (usual: Level, day: Date) =>
  Array.from({ length: closingHour - openingHour }, (_, index) => {
    const hour = openingHour + index
    const time = addHours(startOfDay(day), hour)
    return { hour, level: occupancyAt(usual, time), fullness: fullnessAt(usual, time) }
  })

/** From when on it stays quiet; null where it never does, or is all day. */
export function quietFrom(hours: ReturnType<typeof hoursOf>): number | null {
  const last = hours.findLast(({ level }) => level !== 'low')
  return last && last.hour + 1 < closingHour ? last.hour + 1 : null
}

/** How full the café usually is at each hour of today. Only of samples it is known. */
export function WhenToCome({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation('work-cafe')
  const { t: tWork } = useTranslation('work')
  const now = useClockEvery(hourMs)
  const usual = sampleCafes.find(({ id, name }) => id === cafe.id && name === cafe.name)?.occupancy
  if (!usual) return null
  const hours = hoursOf(usual, now)
  const quiet = quietFrom(hours)
  const isOpen = areCafesOpen(now)
  const clock = (hour: number) => formatTime(`${String(hour).padStart(2, '0')}:00`)
  return (
    <section className="pt-7">
      <h2 className="text-h2">{t('when.title')}</h2>
      <p className="pt-1 text-body-2 text-ink-2 tabular-nums">
        {isOpen
          ? t('when.open', { time: clock(closingHour) })
          : t('when.closed', { time: clock(openingHour) })}
      </p>
      {quiet !== null && (
        <p className="text-body-2 text-ink-2 tabular-nums">
          {t('when.quietAfter', { time: clock(quiet) })}
        </p>
      )}
      <div className="flex gap-2.5 pt-4">
        <div className="min-w-0 flex-1">
          <ul
            className="flex h-24 items-end gap-1 border-b-3 border-ink"
            style={{ background: bands }}
          >
            {hours.map(({ hour, level, fullness }) => {
              const isNow = isOpen && hour === partsOf(now).hour
              return (
                <li
                  key={hour}
                  aria-current={isNow ? 'time' : undefined}
                  className="relative flex-1 rounded-t-[3px] forced-colors:bg-[CanvasText]"
                  style={{
                    height: `${7 + 93 * fullness}%`,
                    background: isNow ? 'var(--acc)' : colours[level],
                  }}
                >
                  <span className="sr-only">
                    {`${clock(hour)}: ${tWork(`cafes.occupancy.${level}`)}${isNow ? `, ${t('when.now')}` : ''}`}
                  </span>
                </li>
              )
            })}
          </ul>
          <p aria-hidden className="flex justify-between pt-1 text-caption text-ink-2 tabular-nums">
            <span>{clock(openingHour)}</span>
            {isOpen && (
              <span className="font-label text-acc">{`${t('when.now')} ${formatTime(now)}`}</span>
            )}
            <span>{clock(closingHour)}</span>
          </p>
        </div>
        <p
          aria-hidden
          className="grid h-24 shrink-0 items-center text-caption text-ink-2"
          style={{ gridTemplateRows: '47fr 24fr 29fr' }}
        >
          {(['high', 'medium', 'low'] as const).map((level) => (
            <span key={level} className="inline-flex items-center gap-1.5">
              <i className="size-2.5 rounded-[3px]" style={{ background: colours[level] }} />
              <span>{tWork(`cafes.occupancy.${level}`)}</span>
            </span>
          ))}
        </p>
      </div>
    </section>
  )
}
