import { getISOWeek, getISOWeekYear } from 'date-fns'

/** '2026-W47', with the ISO week's year, which differs from the calendar's around New Year. */
export function isoWeekLabel(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  return `${getISOWeekYear(date)}-W${String(getISOWeek(date)).padStart(2, '0')}`
}
