import { subDays } from 'date-fns'
import type { Cafe } from '../model/cafe/cafe'
import { sampleCafes } from '../model/cafe/sample-cafes'

export interface CheckIn {
  id: string
  cafe: Cafe
  date: Date
  durationMinutes: number
}

const checkIns = [
  { cafe: 'dabara-house', daysAgo: 2, durationMinutes: 190 },
  { cafe: 'bookmark-reading-room', daysAgo: 4, durationMinutes: 325 },
  { cafe: 'tulsi-courtyard', daysAgo: 7, durationMinutes: 105 },
]

export function sampleCheckIns(today: Date): CheckIn[] {
  return checkIns.flatMap(({ cafe: id, daysAgo, durationMinutes }) => {
    const cafe = sampleCafes.find((sample) => sample.id === id)
    return cafe
      ? [{ id: `${id}-${daysAgo}`, cafe, date: subDays(today, daysAgo), durationMinutes }]
      : []
  })
}
