import { getISOWeek, getISOWeekYear } from 'date-fns'

/** '2026-W47', by the year that the ISO week belongs to, which around New Year is not the calendar's. */
export function isoWeekLabel(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  return `${getISOWeekYear(date)}-W${String(getISOWeek(date)).padStart(2, '0')}`
}
