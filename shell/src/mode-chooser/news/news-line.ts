import { type AgendaItem, byLanguage, inLanguage } from '@baithak/contract'
import { type DatedItem, datedItem, isLasting } from '@baithak/domain/agenda'
import { differenceInCalendarDays, partsOf } from '@baithak/domain/indian-time'
import { formatTime, formatWeekday } from '@baithak/ui/format'
import type en from './en.json'

const texts = byLanguage(
  import.meta.glob<typeof en>('./*.json', { eager: true, import: 'default' }),
)

/** Before them the end of what lasts for days is no news. */
const lastDays = 3
const eveningHour = 17

interface News extends DatedItem {
  /** What the line is about: an event begins, or what lasts for days ends. */
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

/** The member's own items, the soonest first. */
const allNews = (items: readonly AgendaItem[], now: Date) =>
  items
    .flatMap(datedItem)
    .flatMap((dated) => newsOf(dated, now))
    .sort((one, other) => one.moment.getTime() - other.moment.getTime())

/** The line below a mode's board: the soonest of the member's own items, and where it leads to. */
export function newsLine(items: readonly AgendaItem[], now: Date, language: string) {
  const [news] = allNews(items, now)
  return news ? lineOf(news, now, language) : null
}

/** A line for each of the member's items that begins or ends today. */
export const todayLines = (items: readonly AgendaItem[], now: Date, language: string) =>
  allNews(items, now)
    .filter(({ moment }) => differenceInCalendarDays(moment, now) === 0)
    .map((news) => lineOf(news, now, language))

function lineOf(news: News, now: Date, language: string) {
  const { item, moment, isEnd } = news
  const days = differenceInCalendarDays(moment, now)
  const place = item.place && inLanguage(item.place, language)
  const title = inLanguage(item.title, language)
  const line = inLanguage(texts, language)
    [keyOf(news, days, now)].replace('{{title}}', (isEnd && place) || title)
    .replace('{{time}}', formatTime(moment))
    .replace('{{days}}', String(days))
    // Hindi's word for tomorrow is that for yesterday too.
    .replace('{{day}}', formatWeekday(moment, language))
  return { text: !isEnd && days <= 0 && place ? `${line}, ${place}` : line, link: item.link }
}

function keyOf({ isWholeDay, moment, isEnd }: News, days: number, now: Date): keyof typeof en {
  if (isEnd) return days <= 0 ? 'endsToday' : days === 1 ? 'endsTomorrow' : 'endsLater'
  if (days > 0) return days === 1 ? 'tomorrow' : 'later'
  if (isWholeDay) return 'today'
  if (moment <= now) return 'now'
  return partsOf(moment).hour >= eveningHour ? 'tonightAt' : 'todayAt'
}
