import { useTranslation } from '@baithak/platform'
import { Badge, DateTile } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe'
import { upcomingEvents } from './upcoming-events'

/** The events of a café. All are sample data (spec §2). */
export function CafeEvents({ cafe }: { cafe: Cafe }) {
  const { t } = useTranslation()
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('cafe.events')}</h2>
      <ul>
        {upcomingEvents(cafe, new Date()).map(({ id, start, type }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2.5 last:border-0"
          >
            <DateTile date={start} variant="tint" />
            <div className="min-w-24 flex-1">
              <h3 className="text-body font-title">{t(`events.${id}`)}</h3>
              <p className="text-meta text-ink-2 tabular-nums">{formatTime(start)}</p>
            </div>
            <Badge variant="acc" className="shrink-0">
              {t(`eventTypes.${type}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
