import { amenities, tierSchema, visibleText } from '@baithak/domain'
import { v } from '@baithak/storage/schema'

/** Section 9. */
export const maxImages = 5

/** As stored: five slots, some of them empty. */
export const imageSlots = (images: readonly string[]): (string | null)[] =>
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
