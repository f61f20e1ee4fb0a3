import { Link, useTranslation } from '@baithak/platform'
import { formatTime } from '@baithak/shared/format'
import { Facts, SectionHeading } from '@baithak/shared/ui'
import { ChevronRight } from 'lucide-react'
import type { Cafe } from '../model/cafe/cafe'
import { cafeState } from '../model/cafe/cafe-state'
import { resolveSampleCafe } from '../model/cafe/resolve-sample-cafe'
import { useCafeLabels } from '../model/cafe/use-cafe-labels'
import { eventTitle, todayEvents, type UpcomingCafeEvent } from '../model/today-events'
import { paths } from '../paths'

/** Ongoing and upcoming events of today. */
export function TodayList({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t } = useTranslation('work')
  const events = todayEvents(now)
  return (
    <section>
      <SectionHeading className="-mb-1.5 px-5">{t('home.today')}</SectionHeading>
      {events.length === 0 ? (
        <p className="px-5 text-body-2 text-ink-2">{t('home.todayDone')}</p>
      ) : (
        <ul className="px-5">
          {events.map((event) => (
            <li key={event.id} className="border-b border-rule last:border-0">
              <EventRow event={event} cafe={resolveSampleCafe(event.cafeId, cafes)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function EventRow({ event, cafe }: { event: UpcomingCafeEvent; cafe: Cafe | undefined }) {
  const { t, i18n } = useTranslation('work')
  const labelsOf = useCafeLabels()
  const { id, type, from, isOngoing } = event
  if (!cafe) return null
  return (
    <Link
      to={paths.cafe.href({ id: cafe.id })}
      state={cafeState(cafe)}
      className="flex min-h-15 flex-wrap items-center gap-x-3.5 py-2.5 no-underline"
    >
      <span className="w-18 shrink-0 border-l-3 border-acc pl-2.5 text-meta font-label text-acc-deep tabular-nums">
        {isOngoing ? t('home.openNow') : formatTime(from)}
      </span>
      <span className="min-w-24 flex-1">
        <span className="block text-body font-label">{eventTitle(id, i18n.language)}</span>
        <Facts className="text-meta text-ink-2">
          {labelsOf(cafe).name}
          {t(`home.eventTypes.${type}`)}
        </Facts>
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
    </Link>
  )
}
