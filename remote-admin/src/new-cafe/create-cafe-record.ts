import { repeatedActionMs } from '@baithak/contract/timeouts'
import { amenities, type Id, type StoredCafe, visibleText } from '@baithak/domain'
import { type CafeForm, imageSlots } from './cafe-form'

/** The stored record of a new café, with the fields that partners and members read. */
export function createCafeRecord(form: CafeForm, images: readonly string[], now: Date) {
  const city = visibleText(form.city)
  return {
    id: `C-${now.getTime()}`,
    name: visibleText(form.name),
    city,
    category: form.category,
    status: 'Active',
    checkIns: 0,
    images: imageSlots(images),
    address: visibleText(form.address),
    contact: visibleText(form.contact),
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

/** Adds a café unless it has just been added. Another one of the same millisecond gets the next free id. */
export function addCafe(
  cafes: StoredCafe[],
  cafe: ReturnType<typeof createCafeRecord>,
): StoredCafe[] {
  const addedMs = addedMsOf(cafe.id)
  const isAdded = cafes.some(
    ({ id, name, address }) =>
      name === cafe.name &&
      address === cafe.address &&
      Math.abs(addedMsOf(id) - addedMs) < repeatedActionMs,
  )
  if (isAdded) return cafes
  const ids = new Set(cafes.map(({ id }) => String(id)))
  let number = addedMs
  while (ids.has(`C-${number}`)) number += 1
  return [...cafes, { ...cafe, id: `C-${number}` }]
}

/** NaN for the id of an edited sample. */
const addedMsOf = (id: Id | null | undefined) => Number(String(id).replace(/^C-/, ''))
