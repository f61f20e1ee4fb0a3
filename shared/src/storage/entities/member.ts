import { visibleText } from '../../format'
import { v } from '../../schema'

const optionalText = v.nullish(v.string())

/** The roles of onboarding (section 6). */
export const memberRoles = ['Customer', 'Artist', 'Café Partner'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The member's details (key `userData`); any may be missing. */
export const memberSchema = v.object({
  name: optionalText,
  phone: optionalText,
  email: optionalText,
  dateOfBirth: optionalText,
  /** Customer, Artist or Café Partner: stored, never enforced. */
  role: optionalText,
  interests: v.nullish(v.array(v.string())),
  /** Of the three permissions, the ones that the member wants. */
  permissions: v.nullish(v.record(v.string(), v.boolean())),
  /** The referral code of the friend who invited the member. */
  referredBy: optionalText,
})
export type Member = v.InferOutput<typeof memberSchema>

/** A member's name from `userData`, else from `userName`; '' when neither has one. */
export const memberNameOf = (member: Pick<Member, 'name'>, userName: string): string =>
  visibleText(member.name ?? '') || visibleText(userName)
