import { useTranslation } from '@baithak/platform'
import { Badge } from '@baithak/ui'
import { formatDay, formatMonthShort, formatTime } from '@baithak/ui/format'
import { upcomingEvents } from './sample-events'

export function CafeEvents({ cafeId }: { cafeId: string }) {
  const { t, i18n } = useTranslation('work-cafe')
  return (
    <section className="pt-7">
      <h2 className="pb-1 text-h2">{t('events')}</h2>
      <ul>
        {upcomingEvents(cafeId, new Date()).map(({ id, date, time, type }) => (
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
              <h3 className="text-body font-title">{t(`event.${id}`)}</h3>
              <p className="text-meta text-ink-2 tabular-nums">{formatTime(time)}</p>
            </div>
            <Badge tone="acc" className="shrink-0">
              {t(`eventType.${type}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
