import { isoDate } from '@baithak/domain'
import { subDays } from 'date-fns'
import type { Referral } from '../model/referral'

const friends = [
  { name: 'Kabir Anand', status: 'Completed', daysAgo: 9 },
  { name: 'Meher Irani', status: 'Pending', daysAgo: 3 },
  { name: 'Dev Pillai', status: 'Pending', daysAgo: 2 },
] as const

/** Shown until a referral is stored. */
export const sampleReferrals = (today: Date): Referral[] =>
  friends.map(({ daysAgo, ...friend }) => ({
    ...friend,
    date: isoDate(subDays(today, daysAgo)),
  }))
