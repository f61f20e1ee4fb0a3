import type { Amenity, Tier } from '@baithak/shared/storage'

export type CafeStatus = 'Active' | 'Pending'
export type Occupancy = 'low' | 'medium' | 'high'

/** A café as its partner sees it. What nobody has told is '' or null, never a guess. */
export interface AdminCafe {
  id: string
  name: string
  /** The name in the other language, by which a search finds it too. */
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
  /** Since the café joined. */
  checkIns: number
  liveCheckIns: number
  weekCheckIns: number
  /** Scenes of ours by name, or addresses of pictures; the first is the cover. */
  images: string[]
  amenities: Amenity[]
  /** How many whole weeks ago it joined. */
  weeksSinceJoined: number
  /** One of the built-in cafés, whose words are in the locales. */
  sample: boolean
}
