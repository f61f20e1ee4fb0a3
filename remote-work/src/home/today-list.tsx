import { agendaOf, inLanguage } from '@baithak/contract'
import { userDataRecord } from '@baithak/domain'
import { type DatedItem, datedItem, isLasting } from '@baithak/domain/agenda'
import { isoDate, startOfTomorrow } from '@baithak/domain/indian-time'
import { Link, useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { Button, Metadata, SectionHeading } from '@baithak/ui'
import { type CalendarEvent, saveEvent } from '@baithak/ui/calendar'
import { formatTime } from '@baithak/ui/format'
import { CalendarPlus, ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cafeLink } from '../components/cafe-parts'
import type { Cafe } from '../model/cafe'
import { findCafe } from '../model/cafe'
import { type CafeEvent, eventsOn } from '../model/cafe-events'
import { useLabelCafe } from '../model/use-cafes'

/** The member's own plans of today in any mode, and what is on in the cafés, by time. */
export function TodayList({ now, cafes }: { now: Date; cafes: readonly Cafe[] }) {
  const { t, i18n } = useTranslation()
  const lastDayOf = (title: string) => t('home.ends', { title })
  const ahead = usePlansAhead(now)
  const own = ahead.filter((plan) => plan.start < startOfTomorrow(now) && !isLasting(plan))
  const { interests } = useRecord(useHost().storage.record(userDataRecord))
  const rows = [
    ...own.map((plan) => ({
      id: plan.item.id,
      start: plan.start,
      row: <OwnRow plan={plan} now={now} />,
    })),
    ...eventsOn(now)
      .filter(({ end }) => end > now)
      .map((event) => ({
        id: `${event.id}-${event.cafeId}`,
        start: event.start,
        row: (
          <EventRow
            event={event}
            cafe={findCafe(event.cafeId, cafes)}
            isOngoing={event.start <= now}
            isLiked={interests?.includes(event.interest) ?? false}
          />
        ),
      })),
  ].sort((one, other) => Number(one.start) - Number(other.start))
  return (
    <section>
      <SectionHeading className="-mb-1.5 px-5">{t('home.today')}</SectionHeading>
      {rows.length === 0 ? (
        <p className="px-5 text-body-2 text-ink-2">{t('home.todayDone')}</p>
      ) : (
        <ul className="px-5">
          {rows.map(({ id, row }) => (
            <li key={id} className="border-b border-rule last:border-0">
              {row}
            </li>
          ))}
        </ul>
      )}
      {ahead.length > 0 && (
        <Button
          variant="ghost"
          size="md"
          icon={CalendarPlus}
          className="mx-2"
          onClick={() =>
            saveEvent(ahead.map((plan) => calendarEventOf(plan, i18n.language, lastDayOf)))
          }
        >
          {t('home.allDates', { count: ahead.length })}
        </Button>
      )}
    </section>
  )
}

const agendaPrefix = agendaOf('').key

/** The member's own plans that the modes have published. */
function usePlansAhead(now: Date): DatedItem[] {
  const { storage } = useHost()
  // Of the modes it alone publishes while this screen is shown.
  useRecord(storage.record(agendaOf('work')))
  return Object.keys(storage.readEntries())
    .filter((key) => key.startsWith(agendaPrefix))
    .flatMap((key) => storage.record(agendaOf(key.slice(agendaPrefix.length))).getState())
    .flatMap(datedItem)
    .filter(({ item, end }) => !item.isSuggestion && end > now)
    .sort((one, other) => String(one.item.start).localeCompare(String(other.item.start)))
}

/** A plan in the device's calendar; of what lasts for days its last day, of which `endOf` makes the title. */
export function calendarEventOf(
  plan: DatedItem,
  language: string,
  endOf: (title: string) => string,
): CalendarEvent {
  const { item, start, end, isWholeDay } = plan
  const title = inLanguage(item.title, language)
  const location = item.place && inLanguage(item.place, language)
  if (isLasting(plan)) return { id: item.id, title: endOf(title), day: isoDate(end) }
  return isWholeDay
    ? { id: item.id, title, location, day: isoDate(start) }
    : { id: item.id, title, location, start, end }
}

function OwnRow({ plan: { item, start, isWholeDay }, now }: { plan: DatedItem; now: Date }) {
  const { t, i18n } = useTranslation()

  const isOngoing = !isWholeDay && start <= now
  return (
    <Row
      to={item.link}
      time={isOngoing ? t('home.openNow') : isWholeDay ? '' : formatTime(start)}
      title={inLanguage(item.title, i18n.language)}
    >
      {t('home.own')}
      {item.place && inLanguage(item.place, i18n.language)}
    </Row>
  )
}

interface EventRowProps {
  event: CafeEvent
  cafe: Cafe | undefined
  isOngoing: boolean
  isLiked: boolean
}

function EventRow({ event, cafe, isOngoing, isLiked }: EventRowProps) {
  const { t } = useTranslation()
  const labelCafe = useLabelCafe()

  const { id, type, start, interest } = event
  if (!cafe) return null
  return (
    <Row
      {...cafeLink(cafe)}
      time={isOngoing ? t('home.openNow') : formatTime(start)}
      title={t(`events.${id}`)}
    >
      {labelCafe(cafe).name}
      {isLiked
        ? t('home.likes', { interest: t(`home.interests.${interest}`) })
        : t(`eventTypes.${type}`)}
    </Row>
  )
}

interface RowProps {
  to: string
  state?: object
  time: string
  title: string
  children: ComponentProps<typeof Metadata>['children']
}

function Row({ to, state, time, title, children }: RowProps) {
  return (
    <Link
      to={to}
      state={state}
      className="flex min-h-15 flex-wrap items-center gap-x-3.5 py-2.5 no-underline"
    >
      <span className="w-18 shrink-0 border-l-3 border-acc pl-2.5 text-meta font-label text-acc-deep tabular">
        {time}
      </span>
      <span className="min-w-24 flex-1">
        <span className="block text-body font-label">{title}</span>
        <Metadata className="text-meta text-ink-2">{children}</Metadata>
      </span>
      <ChevronRight size={20} className="shrink-0 text-ink-2" />
    </Link>
  )
}
