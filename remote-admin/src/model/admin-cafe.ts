import type { CafeDetails, StoredCafe, Tier } from '@baithak/domain'

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
  /** The record of an added or changed café; null for a built-in one. */
  source: StoredCafe | null
}
