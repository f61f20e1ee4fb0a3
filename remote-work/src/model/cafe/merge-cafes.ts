import { cafeDetailsOf, type StoredCafe } from '@baithak/domain'
import { mergeCafes as mergeByName } from '@baithak/domain/cafes'
import type { Cafe } from './cafe'

/** Built-in and stored cafés as members see them. */
export const mergeCafes = (samples: readonly Cafe[], stored: readonly StoredCafe[]): Cafe[] =>
  mergeByName(samples, stored, { nameOf: ({ name }) => name, convert: toCafe })

function toCafe(stored: StoredCafe, sample?: Cafe): Cafe {
  const edited = sample?.id === stored.id ? sample : undefined
  const details = cafeDetailsOf(stored, sample)
  return {
    ...details,
    id: String(stored.id ?? '') || stored.name || 'cafe',
    name: stored.name,
    image: details.images[0] ?? '',
    distance: stored.distance ?? sample?.distance ?? '',
    area: stored.area || edited?.area || stored.city || stored.address || sample?.area || '',
    passType: stored.passType ?? stored.category ?? sample?.passType ?? null,
    description: stored.description ?? '',
    // Its translations are those of the built-in name.
    sample: edited?.name === stored.name,
  }
}
