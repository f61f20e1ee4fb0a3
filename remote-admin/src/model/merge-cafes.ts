import { imagesOf, mergeCafes as mergeByName, ratingOf } from '@baithak/shared/cafes'
import { amenitiesOf, type StoredCafe } from '@baithak/shared/storage'
import type { AdminCafe } from './admin-cafe'

/** Built-in and stored cafés as partners see them. */
export const mergeCafes = (
  samples: readonly AdminCafe[],
  stored: readonly StoredCafe[],
): AdminCafe[] => mergeByName(samples, stored.map(toAdminCafe), ({ alias }) => alias)

function toAdminCafe(stored: StoredCafe): AdminCafe {
  const name = stored.name.trim()
  return {
    id: String(stored.id ?? '') || name || 'cafe',
    name,
    alias: name,
    city: stored.city ?? '',
    area: stored.area ?? '',
    address: stored.address ?? '',
    contact: stored.contact ?? '',
    description: stored.description ?? '',
    category: stored.category ?? stored.passType ?? null,
    status: stored.status ?? null,
    rating: ratingOf(stored),
    occupancy: stored.occupancy ?? null,
    checkIns: countOf(stored.checkIns),
    liveCheckIns: countOf(stored.liveCheckIns),
    weekCheckIns: countOf(stored.weekCheckIns),
    images: imagesOf(stored),
    amenities: amenitiesOf(stored),
    weeksSinceJoined: 0,
    sample: false,
  }
}

/** A negative or unsafe number counts as 0. */
function countOf(value: number | null | undefined): number {
  const count = Math.round(value ?? 0)
  return count > 0 && Number.isSafeInteger(count) ? count : 0
}
