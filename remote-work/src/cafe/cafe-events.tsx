import { useTranslation } from '@baithak/platform'
import { Badge } from '@baithak/ui'
import { formatDay, formatMonthShort, formatTime } from '@baithak/ui/format'
import type { Cafe } from '../model/cafe/cafe'
import { isSampleCafe } from '../model/cafe/sample-cafes'
import { upcomingEvents } from './sample-events'

/** The sample events of a café; one that a partner has added has none. */
export function CafeEvents({ cafe }: { cafe: Cafe }) {
  const { t, i18n } = useTranslation('work')
  const events = isSampleCafe(cafe) ? upcomingEvents(cafe.id, new Date()) : []
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('cafe.events')}</h2>
      {events.length === 0 && <p className="pt-2 text-body-2 text-ink-2">{t('cafe.noEvents')}</p>}
      <ul>
        {events.map(({ id, date, time, type }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-2.5 last:border-0"
          >
            <p className="w-12 shrink-0 rounded-badge border-t-5 border-acc bg-acc-tint pt-1 pb-1.5 text-center text-acc-deep tabular-nums">
              <span className="block font-display text-[1.375rem] leading-6">
                {formatDay(date)}
              </span>
              <span className="block text-caption font-label">
                {formatMonthShort(date, i18n.language)}
              </span>
            </p>
            <div className="min-w-24 flex-1">
              <h3 className="text-body font-title">{t(`cafe.event.${id}`)}</h3>
              <p className="text-meta text-ink-2 tabular-nums">{formatTime(time)}</p>
            </div>
            <Badge tone="acc" className="shrink-0">
              {t(`cafe.eventType.${type}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
