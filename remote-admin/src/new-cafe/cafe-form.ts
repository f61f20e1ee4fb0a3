import { v } from '@baithak/shared/schema'
import { amenities, tierSchema } from '@baithak/shared/storage'

/** Images of a café at most (section 9). */
export const maxImages = 5

/** What is typed about a new café; its images are kept apart, they are too large for a draft. */
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

/** The required fields that nothing is written in, in the order of the form (section 5). */
export const missingIn = (form: CafeForm): RequiredField[] =>
  required.filter((field) => form[field].trim() === '')
