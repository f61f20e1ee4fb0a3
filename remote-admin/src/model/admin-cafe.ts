import type { CafeDetails, StoredCafe, Tier } from '@baithak/domain'

/** In percent: the last seven days on those before them, and each earlier 30 days on the 30 days before them. */
export interface Course {
  week: number
  month: number
}

export const steadyCourse: Course = { week: 0, month: 0 }

export type CafeStatus = 'Active' | 'Pending'

/** A café as partners see it. Missing values are '' or null. */
export interface AdminCafe extends CafeDetails {
  id: string
  name: string
  /** The untranslated name, for the search and for merging. */
  alias: string
  city: string
  area: string
  address: string
  contact: string
  description: string
  category: Tier | null
  status: CafeStatus | null
  /** In total. */
  checkIns: number
  liveCheckIns: number
  weekCheckIns: number
  weeksSinceJoined: number
  /** How its simulated check-ins came about. */
  course: Course
  /** The times in milliseconds of the check-ins at this device's desks, which the totals contain. */
  visits: readonly number[]
  /** The record of an added or changed café; null for a built-in one. */
  source: StoredCafe | null
}
