import { formatTime } from '@baithak/ui/format'

/** Whether a party ends on the day after the one it starts on. Midnight still belongs to the evening before it. */
export const isNextDay = (from: string, to: string): boolean =>
  from !== '' && to !== '' && to !== '00:00' && to <= from

/** '7:00 – 11:00 PM'; both times say AM or PM if they differ. A missing time is left out. */
export function formatTimeRange(from: string, to: string): string {
  const [start, end] = [formatTime(from), formatTime(to)]
  if (!start || !end) return start || end
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`
}
