import type { Amenity, StoredCafe, Tier } from '@baithak/shared/domain'

export type CafeStatus = 'Active' | 'Pending'
type Occupancy = 'low' | 'medium' | 'high'

/** A café as partners see it. Missing values are '' or null. */
export interface AdminCafe {
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
  rating: number | null
  occupancy: Occupancy | null
  /** In total. */
  checkIns: number
  liveCheckIns: number
  weekCheckIns: number
  /** Names of built-in scenes or image URLs; the first is the cover. */
  images: string[]
  amenities: Amenity[]
  weeksSinceJoined: number
  /** The record of an added or changed café; null for a built-in one. */
  source: StoredCafe | null
}
