import { agendaOf, inLanguage } from '@baithak/contract'
import { userDataRecord } from '@baithak/domain'
import { type DatedItem, datedItem, isLasting } from '@baithak/domain/agenda'
import { startOfTomorrow } from '@baithak/domain/indian-time'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Metadata, SectionHeading } from '@baithak/ui'
import { formatTime } from '@baithak/ui/format'
import { ChevronRight } from 'lucide-react'
import { cafeLink } from '../components/cafe-parts'
import { type Cafe, findCafe } from '../model/cafe'
import { byTime, eventsOn } from '../model/cafe-events'
import { useLabelCafe } from '../model/use-cafes'

/** The member's own plans of today in any mode, and the events in the cafés, by time. */
export function TodayList({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t, i18n } = useTranslation()
  const labelCafe = useLabelCafe()
  const plans = usePlansOfToday(now)
  const { interests } = useRecord(useHost().storage.record(userDataRecord))
  const timeOf = (start: Date) => (start <= now ? t('home.openNow') : formatTime(start))

  const planRows = plans.map(({ item, start, isWholeDay }) => ({
    id: item.id,
    start,
    link: { to: item.link },
    time: isWholeDay ? '' : timeOf(start),
    title: inLanguage(item.title, i18n.language),
    facts: [t('home.own'), item.place && inLanguage(item.place, i18n.language)],
  }))
  const eventRows = eventsOn(now).flatMap(({ id, cafeId, start, end, type, interest }) => {
    const cafe = findCafe(cafeId, cafes)
    if (!cafe || end <= now) return []
    const reason = interests?.includes(interest)
      ? t('home.likes', { interest: t(`home.interests.${interest}`) })
      : t(`eventTypes.${type}`)
    return {
      id: `${id}-${cafeId}`,
      start,
      link: cafeLink(cafe),
      time: timeOf(start),
      title: t(`events.${id}`),
      facts: [labelCafe(cafe).name, reason],
    }
  })
  const rows = [...planRows, ...eventRows].sort(byTime)
  return (
    <section>
      <SectionHeading className="-mb-1.5 px-5">{t('home.today')}</SectionHeading>
      {rows.length === 0 && <p className="px-5 text-body-2 text-ink-2">{t('home.todayDone')}</p>}
      <ul className="px-5">
        {rows.map(({ id, link, time, title, facts }) => (
          <li key={id} className="border-b border-rule last:border-0">
            <Link
              {...link}
              className="flex min-h-15 flex-wrap items-center gap-x-3.5 py-2.5 no-underline"
            >
              <span className="w-18 shrink-0 border-l-3 border-acc pl-2.5 text-meta font-label text-acc-deep tabular">
                {time}
              </span>
              <span className="min-w-24 flex-1">
                <span className="block text-body font-label">{title}</span>
                <Metadata className="text-meta text-ink-2">{facts}</Metadata>
              </span>
              <ChevronRight size={20} className="shrink-0 text-ink-2" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const agendaPrefix = agendaOf('').key

/** Returns the member's own plans of today, which the modes have published. */
function usePlansOfToday(now: Date): DatedItem[] {
  const { storage } = useHost()
  // Only Work publishes while this screen is shown.
  useRecord(storage.record(agendaOf('work')))
  return Object.keys(storage.readEntries())
    .filter((key) => key.startsWith(agendaPrefix))
    .flatMap((key) => storage.record(agendaOf(key.slice(agendaPrefix.length))).getState())
    .flatMap(datedItem)
    .filter(
      (plan) =>
        !plan.item.isSuggestion &&
        !isLasting(plan) &&
        plan.start < startOfTomorrow(now) &&
        plan.end > now,
    )
}
