import { addDays } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'

/** Of the last four weeks, the latest first. */
const checkIns: { cafe: SampleCafeId; daysAgo: number; durationMinutes: number }[] = [
  { cafe: 'dabara-house', daysAgo: 2, durationMinutes: 190 },
  { cafe: 'bookmark-reading-room', daysAgo: 4, durationMinutes: 325 },
  { cafe: 'tulsi-courtyard', daysAgo: 7, durationMinutes: 105 },
  { cafe: 'dabara-house', daysAgo: 9, durationMinutes: 240 },
  { cafe: 'khidki-coffee', daysAgo: 12, durationMinutes: 150 },
  { cafe: 'gulmohar-counter', daysAgo: 16, durationMinutes: 75 },
  { cafe: 'dabara-house', daysAgo: 20, durationMinutes: 210 },
  { cafe: 'khidki-coffee', daysAgo: 26, durationMinutes: 130 },
]

export const sampleCheckIns = (today: Date) =>
  checkIns.map(({ cafe, daysAgo, durationMinutes }) => ({
    id: `${cafe}-${daysAgo}`,
    cafeId: cafe,
    date: addDays(today, -daysAgo),
    durationMinutes,
  }))
