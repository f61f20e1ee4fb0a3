import { formatTime } from '@baithak/shared/format'

/** '7:00 – 11:00 PM', with both halves of the day named when they differ; one time alone when the other is missing. */
export function timeRange(from: string, to: string): string {
  const [start, end] = [formatTime(from), formatTime(to)]
  if (!start || !end) return start || end
  return start.slice(-2) === end.slice(-2) ? `${start.slice(0, -3)} – ${end}` : `${start} – ${end}`
}
