import { v } from '../schema'

const words = v.nullish(v.string())

/** What the member has told of themselves (key `userData`); anything may be missing. */
export const memberSchema = v.object({
  name: words,
  phone: words,
  email: words,
  dateOfBirth: words,
  /** Customer, Artist or Café Partner: kept, never enforced. */
  role: words,
  interests: v.nullish(v.array(v.string())),
})
export type Member = v.InferOutput<typeof memberSchema>

/** A member's name: `userData` first, then the key of its own; '' when neither tells one. */
export const memberNameOf = (member: Pick<Member, 'name'>, userName: string): string =>
  member.name?.trim() || userName.trim()
