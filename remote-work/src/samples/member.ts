import { isoDate } from '@baithak/domain'
import { addDays } from '@baithak/domain/indian-time'
import type { SampleCafeId } from '@baithak/domain/sample-cafes'

// Samples stand in for keys that were never stored. Stored texts are in English; screens translate them.

/** Check-ins of the last four weeks, the latest first. */
export const sampleCheckIns: { cafeId: SampleCafeId; daysAgo: number; minutes: number }[] = [
  { cafeId: 'dabara-house', daysAgo: 2, minutes: 190 },
  { cafeId: 'bookmark-reading-room', daysAgo: 4, minutes: 325 },
  { cafeId: 'tulsi-courtyard', daysAgo: 7, minutes: 105 },
  { cafeId: 'dabara-house', daysAgo: 9, minutes: 240 },
  { cafeId: 'khidki-coffee', daysAgo: 12, minutes: 150 },
  { cafeId: 'gulmohar-counter', daysAgo: 16, minutes: 75 },
  { cafeId: 'dabara-house', daysAgo: 20, minutes: 210 },
  { cafeId: 'khidki-coffee', daysAgo: 26, minutes: 130 },
]

/** The profile's summary of the month (spec §3). */
export const sampleActivity = { cafesVisited: 5, eventsAttended: 3, couponsRedeemed: 4 }

/** Counts since the member joined. */
export const sampleFavourites: { id: SampleCafeId; count: number }[] = [
  { id: 'dabara-house', count: 18 },
  { id: 'khidki-coffee', count: 11 },
  { id: 'tulsi-courtyard', count: 7 },
]

/** Their texts are in the locales. */
export const sampleCoupons = (today: Date) => [
  {
    id: 'sample-welcome',
    title: '',
    description: '',
    friend: '',
    expiry: isoDate(addDays(today, 27)),
    status: 'active',
    type: 'welcome' as const,
  },
  {
    id: 'sample-monsoon',
    title: '',
    description: '',
    friend: '',
    expiry: isoDate(addDays(today, -21)),
    status: 'expired',
    type: 'standard' as const,
  },
]

export const sampleReferrals = (today: Date) => [
  { name: 'Kabir Anand', status: 'Completed' as const, date: isoDate(addDays(today, -9)) },
  { name: 'Meher Irani', status: 'Pending' as const, date: isoDate(addDays(today, -3)) },
  { name: 'Dev Pillai', status: 'Pending' as const, date: isoDate(addDays(today, -2)) },
]

/** A tasting invite (spec §3). Its texts are in the locales. */
export const sampleInvite = { cafe: 'dabara-house', image: 'cup-rose' } as const
