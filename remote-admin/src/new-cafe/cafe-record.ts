import { repeatedActionMs } from '@baithak/contract/timeouts'
import {
  amenities,
  type Id,
  type StoredCafe,
  sameId,
  tierSchema,
  visibleText,
} from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import type { AdminCafe } from '../model/admin-cafe'

/** Section 9. */
export const maxImages = 5

/** As stored: five slots, some of them empty. */
const imageSlots = (images: readonly string[]): (string | null)[] =>
  Array.from({ length: maxImages }, (_, slot) => images[slot] ?? null)

/** The form's draft. Images are not in it: they are too large. */
export const cafeFormSchema = v.object({
  name: v.string(),
  city: v.string(),
  address: v.string(),
  contact: v.string(),
  category: tierSchema,
  amenities: v.array(v.picklist(amenities)),
})
export type CafeForm = v.InferOutput<typeof cafeFormSchema>

export const blankForm: CafeForm = {
  name: '',
  city: '',
  address: '',
  contact: '',
  category: 'Silver',
  amenities: [],
}

const required = ['name', 'address'] as const
export type RequiredField = (typeof required)[number]

/** The required fields without a value, in the form's order (section 5). */
export const missingIn = (form: CafeForm): RequiredField[] =>
  required.filter((field) => visibleText(form[field]) === '')

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

/** The form's values of a café. */
export const formOf = (cafe: AdminCafe): CafeForm => ({
  name: cafe.name,
  city: cafe.city,
  address: cafe.address,
  contact: cafe.contact,
  category: cafe.category ?? 'Silver',
  amenities: [...cafe.amenities],
})

interface Changed {
  form: CafeForm
  /** Null if they are the same as before. */
  images: readonly string[] | null
}

/**
 * The stored cafés with a partner's changes to one. Of a built-in café only the changed fields are stored: the others
 * stay translated, and its figures go on following the clock.
 */
export function editCafe(
  stored: StoredCafe[],
  cafe: AdminCafe,
  { form, images }: Changed,
): StoredCafe[] {
  const changes = {
    ...changedFields(formOf(cafe), form, cafe),
    ...(images && { image: images[0] ?? '', images: imageSlots(images) }),
  }
  if (Object.keys(changes).length === 0) return stored
  const index = indexOfCafe(stored, cafe, changes.name)
  const before = stored[index] ?? { name: cafe.alias }
  // Without an id, a new name would be a new URL.
  const record = { ...before, ...changes, id: before.id ?? cafe.id }
  if (index < 0) return [...stored, record]
  // Applied again after another tab's write, it has nothing left to change.
  return JSON.stringify(record) === JSON.stringify(before) ? stored : stored.with(index, record)
}

/** Of cafés with the same id, which two partners may have stored, the one of that name, before or after the change. */
function indexOfCafe(stored: StoredCafe[], { id, alias, source }: AdminCafe, newName?: string) {
  const isOwn = (each: StoredCafe) => sameId(each.id, source?.id ?? id)
  const name = source?.name ?? alias
  const found = [
    stored.findLastIndex((each) => isOwn(each) && each.name === name),
    stored.findLastIndex((each) => isOwn(each) && each.name === newName),
    stored.findLastIndex(isOwn),
    stored.findLastIndex((each) => each.id == null && each.name === name),
  ]
  return found.find((index) => index >= 0) ?? -1
}

function changedFields(before: CafeForm, form: CafeForm, { area }: AdminCafe): Partial<StoredCafe> {
  const changes: Partial<StoredCafe> = {}
  for (const field of ['name', 'city', 'address', 'contact'] as const) {
    const text = visibleText(form[field])
    if (text !== before[field]) changes[field] = text
  }
  // Members see the area, which of an added café is its city.
  if (changes.city !== undefined && area === before.city) changes.area = changes.city
  if (form.category !== before.category) {
    changes.category = form.category
    changes.passType = form.category
  }
  if (amenities.some((each) => form.amenities.includes(each) !== before.amenities.includes(each)))
    changes.amenities = amenities.filter((each) => form.amenities.includes(each))
  return changes
}

/** The fields with another value than before. */
export const differingFields = (before: CafeForm, form: CafeForm): Partial<CafeForm> =>
  Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => comparable(value) !== comparable(before[field as keyof CafeForm]),
    ),
  )

/** The order in which amenities were marked makes no difference. */
const comparable = (value: CafeForm[keyof CafeForm]): string =>
  Array.isArray(value) ? value.toSorted().join() : value
