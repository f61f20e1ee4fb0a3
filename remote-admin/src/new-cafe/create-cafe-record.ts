import { amenities, type StoredCafe } from '@baithak/shared/storage'
import { type CafeForm, maxImages } from './cafe-form'

/**
 * The record of a café that was just added: Active at once, nobody in it yet. It carries the words of both lists, the
 * partners' and the members', so that each shows it as it stands.
 */
export function createCafeRecord(form: CafeForm, images: readonly string[], now: Date) {
  const city = form.city.trim()
  return {
    id: `C-${now.getTime()}`,
    name: form.name.trim(),
    city,
    category: form.category,
    status: 'Active',
    checkIns: 0,
    images: Array.from({ length: maxImages }, (_, slot) => images[slot] ?? null),
    address: form.address.trim(),
    contact: form.contact.trim(),
    amenities: amenities.filter((amenity) => form.amenities.includes(amenity)),
    liveCheckIns: 0,
    weekCheckIns: 0,
    distance: '',
    area: city,
    rating: 0,
    passType: form.category,
    occupancy: 'low',
    image: images[0] ?? '',
    description: '',
  } satisfies StoredCafe
}
