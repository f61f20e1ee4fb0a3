import { inLanguage } from '@baithak/contract'
import { type DatedItem, isLasting } from '@baithak/domain/agenda'
import { isoDate } from '@baithak/domain/indian-time'
import type { CalendarEvent } from '@baithak/ui/calendar'

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
