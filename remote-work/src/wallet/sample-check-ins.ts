import { subDays } from 'date-fns'
import type { Cafe } from '../model/cafe/cafe'
import { sampleCafes } from '../model/cafe/sample-cafes'

export interface CheckInVisit {
  id: string
  cafe: Cafe
  date: Date
  /** Minutes. */
  duration: number
}

const visits = [
  { cafe: 'dabara-house', daysAgo: 2, duration: 190 },
  { cafe: 'bookmark-reading-room', daysAgo: 4, duration: 325 },
  { cafe: 'tulsi-courtyard', daysAgo: 7, duration: 105 },
]

/** Where the member has worked lately. */
export function sampleCheckIns(today: Date): CheckInVisit[] {
  return visits.flatMap(({ cafe: id, daysAgo, duration }) => {
    const cafe = sampleCafes.find((sample) => sample.id === id)
    return cafe ? [{ id: `${id}-${daysAgo}`, cafe, date: subDays(today, daysAgo), duration }] : []
  })
}
