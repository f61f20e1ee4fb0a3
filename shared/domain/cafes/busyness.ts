import { partsOf } from '../indian-time'
import { openingHour } from './opening-hours'

/** Simulated shares of the check-ins by weekday, Sunday first, and by hour from the opening on. */
export const weekdayShares = [9, 12, 13, 14, 14, 18, 15]
export const hourShares = [8, 10, 12, 14, 13, 11, 10, 10, 11, 12, 13, 12, 10, 8, 6]

const busiestDay = Math.max(...weekdayShares)
const busiestHour = Math.max(...hourShares)

export const hourShareOf = (hour: number): number => hourShares[hour - openingHour] ?? 0

/** 0 while the cafés are closed, 1 in the busiest hour of the busiest day. */
export function busynessAt(time: Date): number {
  const { hour, weekday } = partsOf(time)
  return (hourShareOf(hour) / busiestHour) * ((weekdayShares[weekday] ?? 0) / busiestDay)
}

/** The occupancy of a sample café: in quiet hours it is emptier than usual. */
export function occupancyAt<Level extends 'low' | 'medium' | 'high'>(usual: Level, now: Date) {
  const busyness = busynessAt(now)
  if (busyness >= 0.5) return usual
  return usual === 'high' && busyness >= 0.25 ? 'medium' : 'low'
}
