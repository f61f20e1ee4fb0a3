import { type DateLike, formatDate } from '@baithak/ui/format'

const partsOf = (date: DateLike, language: string) => formatDate(date, language).split(' ')

/** Formats a range such as '21 Sep – 21 Oct 2026', without repeating the shared month or year. */
export function formatDateRange(from: DateLike, until: DateLike, language = 'en'): string {
  const [day, month, year] = partsOf(from, language)
  const end = partsOf(until, language)
  if (!month || !end[1]) return formatDate(from, language) || formatDate(until, language)
  const sameYear = year === end[2]
  const sameMonth = sameYear && month === end[1]
  const start = [day, !sameMonth && month, !sameYear && year].filter(Boolean)
  return `${start.join(' ')} – ${end.join(' ')}`
}
