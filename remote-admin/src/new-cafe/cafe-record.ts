import { amenities, type StoredCafe, sameId, tierSchema, visibleText } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import { type AdminCafe, blankCafe, maxImages } from '../model/admin-cafe'

/** Returns a café's images as they are stored: five slots, some of them empty. */
const imageSlots = (images: readonly string[]): (string | null)[] =>
  Array.from({ length: maxImages }, (_, slot) => images[slot] ?? null)

const cafeFormSchema = v.object({
  name: v.string(),
  city: v.string(),
  address: v.string(),
  contact: v.string(),
  category: tierSchema,
  amenities: v.array(v.picklist(amenities)),
})
export type CafeForm = v.InferOutput<typeof cafeFormSchema>

/** The draft of a new café, or of the changes to one. Images are too large for it. */
export const cafeDraft = (cafeId?: string) => ({
  key: cafeId === undefined ? 'draft:new-cafe' : `draft:edit-cafe:${cafeId}`,
  /** Contains changed fields only: the others are translated, and the form may be opened in another language next. */
  schema: v.partial(cafeFormSchema),
  fallback: {},
})

/** Returns the form's values of a café, or of a new one. */
export function formOf(cafe: AdminCafe = blankCafe): CafeForm {
  const { name, city, address, contact, category, amenities } = cafe
  return { name, city, address, contact, category: category ?? 'Silver', amenities: [...amenities] }
}

const required = ['name', 'address'] as const
export type RequiredField = (typeof required)[number]

/** Returns the required fields without a value, in the form's order (spec §5). */
export const missingIn = (form: CafeForm): RequiredField[] =>
  required.filter((field) => visibleText(form[field]) === '')

/** Returns the fields that differ from before. The order in which amenities were marked makes no difference. */
export function changedFields(before: CafeForm, form: CafeForm): Partial<CafeForm> {
  const comparable = (value: CafeForm[keyof CafeForm] | undefined) =>
    Array.isArray(value) ? value.toSorted().join() : value
  return Object.fromEntries(
    Object.entries(form).filter(
      ([field, value]) => comparable(value) !== comparable(before[field as keyof CafeForm]),
    ),
  )
}

/** Returns the form's values as they are stored. */
const entered = (form: CafeForm): CafeForm => ({
  ...form,
  name: visibleText(form.name),
  city: visibleText(form.city),
  address: visibleText(form.address),
  contact: visibleText(form.contact),
  amenities: amenities.filter((amenity) => form.amenities.includes(amenity)),
})

/** Returns the stored record of a new café, with the fields that partners and members read. */
export function createCafeRecord(form: CafeForm, images: readonly string[], now: Date) {
  const values = entered(form)
  return {
    id: `C-${now.getTime()}`,
    ...values,
    status: 'Active',
    checkIns: 0,
    images: imageSlots(images),
    liveCheckIns: 0,
    weekCheckIns: 0,
    distance: '',
    area: values.city,
    rating: 0,
    passType: form.category,
    // Nobody has been there yet.
    occupancy: null,
    image: images[0] ?? '',
    description: '',
  } satisfies StoredCafe
}

interface Changed {
  form: CafeForm
  /** Null if they are the same as before. */
  images: readonly string[] | null
}

/**
 * Returns the stored cafés with a partner's changes to one. A built-in café is stored with its changed fields only: the
 * others stay translated.
 */
export function editCafe(
  stored: StoredCafe[],
  cafe: AdminCafe,
  { form, images }: Changed,
): StoredCafe[] {
  const { id, alias, source, area, city } = cafe
  const fields = changedFields(formOf(cafe), entered(form))
  const changes: Partial<StoredCafe> = {
    ...fields,
    // Members see the area. The area of an added café is its city.
    ...(fields.city !== undefined && area === city && { area: fields.city }),
    ...(fields.category && { passType: fields.category }),
    ...(images && { image: images[0] ?? '', images: imageSlots(images) }),
  }
  if (Object.keys(changes).length === 0) return stored
  const name = source?.name ?? alias
  const index = stored.findLastIndex((each) =>
    each.id == null ? each.name === name : sameId(each.id, source?.id ?? id),
  )
  const before = stored[index] ?? { name: alias }
  // The id keeps the café's URL when its name changes.
  const record = { ...before, ...changes, id: before.id ?? id }
  return index < 0 ? [...stored, record] : stored.with(index, record)
}
