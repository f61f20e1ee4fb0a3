import type { CafeDetails, StoredCafe, Tier } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import type { TFunction } from 'i18next'

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
  /** Check-ins since the café joined. */
  checkIns: number
  liveCheckIns: number
  weekCheckIns: number
  /** The times in milliseconds of the check-ins at this device's desks, which the totals contain. */
  checkInTimes: readonly number[]
  /** The record of an added or changed café; null for a built-in one. */
  source: StoredCafe | null
}

export const blankCafe: AdminCafe = {
  id: '',
  name: '',
  alias: '',
  city: '',
  area: '',
  address: '',
  contact: '',
  description: '',
  category: null,
  status: null,
  rating: null,
  occupancy: null,
  images: [],
  amenities: [],
  checkIns: 0,
  liveCheckIns: 0,
  weekCheckIns: 0,
  checkInTimes: [],
  source: null,
}

/** Images of a café (spec §9). */
export const maxImages = 5

/** Returns a café's name as partners read it. */
export const cafeNameOf = ({ name }: AdminCafe, t: TFunction<'admin'>): string =>
  name || t('cafe.unnamed')

/** The id of the café whose desk this device is. */
export const deskCafeRecord = { key: 'draft:desk-cafe', schema: v.string(), fallback: '' }
