import { type AgendaItem, byLanguage, inLanguage } from '@baithak/contract'
import { type DatedItem, datedItem, isLasting } from '@baithak/domain/agenda'
import { differenceInCalendarDays, partsOf } from '@baithak/domain/indian-time'
import { formatTime, formatWeekday } from '@baithak/ui/format'
import type en from './en.json'

const texts = byLanguage(
  import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' }),
)

/** The number of days before its end in which an item that lasts for days is news. */
const lastDays = 3
const eveningHour = 17

interface News extends DatedItem {
  /** The beginning of an event, or the end of an item that lasts for days. */
  moment: Date
  isEnd: boolean
}

function newsOf(dated: DatedItem, now: Date): News[] {
  const { item, start, end } = dated
  if (item.isSuggestion || end <= now) return []
  if (!isLasting(dated)) return [{ ...dated, moment: start, isEnd: false }]
  const isNews = start <= now && differenceInCalendarDays(end, now) <= lastDays
  return isNews ? [{ ...dated, moment: end, isEnd: true }] : []
}

/** Returns the line below a mode's board, about the soonest of the member's own items, and its link. */
export function newsLine(items: readonly AgendaItem[], now: Date, language: string) {
  const [soonest] = items
    .flatMap(datedItem)
    .flatMap((dated) => newsOf(dated, now))
    .sort((a, b) => a.moment.getTime() - b.moment.getTime())
  return soonest ? toLine(soonest, now, language) : null
}

function toLine(news: News, now: Date, language: string) {
  const { item, moment, isEnd } = news
  const days = differenceInCalendarDays(moment, now)
  const place = item.place && inLanguage(item.place, language)
  const title = inLanguage(item.title, language)
  const line = inLanguage(texts, language)
    [textKey(news, days, now)].replace('{{title}}', (isEnd && place) || title)
    .replace('{{time}}', formatTime(moment))
    .replace('{{days}}', String(days))
    // Hindi has one word for tomorrow and yesterday, so the line names the day.
    .replace('{{day}}', formatWeekday(moment, language))
  return { text: !isEnd && days <= 0 && place ? `${line}, ${place}` : line, link: item.link }
}

function textKey({ isWholeDay, moment, isEnd }: News, days: number, now: Date): keyof typeof en {
  if (isEnd) return days <= 0 ? 'endsToday' : days === 1 ? 'endsTomorrow' : 'endsLater'
  if (days > 0) return days === 1 ? 'tomorrow' : 'later'
  if (isWholeDay) return 'today'
  if (moment <= now) return 'now'
  return partsOf(moment).hour >= eveningHour ? 'tonightAt' : 'todayAt'
}
