import { amenities, type StoredCafe } from '@baithak/shared/storage'
import { type CafeForm, imageSlots } from './cafe-form'

/** The stored record of a new café, with the fields that partners and members read. */
export function createCafeRecord(form: CafeForm, images: readonly string[], now: Date) {
  const city = form.city.trim()
  return {
    id: `C-${now.getTime()}`,
    name: form.name.trim(),
    city,
    category: form.category,
    status: 'Active',
    checkIns: 0,
    images: imageSlots(images),
    address: form.address.trim(),
    contact: form.contact.trim(),
    amenities: amenities.filter((amenity) => form.amenities.includes(amenity)),
    liveCheckIns: 0,
    weekCheckIns: 0,
    distance: '',
    area: city,
    rating: 0,
    passType: form.category,
    // Nobody has been there yet.
    occupancy: null,
    image: images[0] ?? '',
    description: '',
  } satisfies StoredCafe
}
