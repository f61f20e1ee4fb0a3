import { type AppStorage, type RecordDefinition, transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { randomCode } from './codes'
import { dateTextSchema } from './date-text'
import { visibleText } from './text'

const optionalText = v.nullish(v.string())

/** The roles of onboarding (spec §6). */
export const memberRoles = ['Customer', 'Artist', 'Café Partner'] as const
/** The interests of onboarding (spec §9). */
export const memberInterests = [
  'Work',
  'Party',
  'Gigs',
  'Networking',
  'Music',
  'Food',
  'Art',
  'Events',
] as const
/** Members with this role find a link to the Partner Dashboard. */
export const partnerRole = memberRoles[2]

const memberSchema = v.object({
  name: optionalText,
  phone: optionalText,
  email: optionalText,
  dateOfBirth: optionalText,
  /** One of `memberRoles`: stored, never enforced. */
  role: optionalText,
  interests: v.nullish(v.array(v.string())),
  /** Whether the member wants each of the three permissions. */
  permissions: v.nullish(v.record(v.string(), v.boolean())),
  /** The referral code of the friend who invited the member. */
  referredBy: optionalText,
})
export type Member = v.InferOutput<typeof memberSchema>

export const userDataRecord: RecordDefinition<Member> = {
  key: 'userData',
  schema: memberSchema,
  fallback: {},
}

const text = v.string()
export const userNameRecord = { key: 'userName', schema: text, fallback: '', isText: true }
export const userIdRecord = { key: 'userId', schema: text, fallback: '', isText: true }
export const userPhoneRecord = { key: 'userPhone', schema: text, fallback: '', isText: true }
export const userEmailRecord = { key: 'userEmail', schema: text, fallback: '', isText: true }

export const isUserOnboardedRecord: RecordDefinition<boolean> = {
  key: 'isUserOnboarded',
  schema: v.boolean(),
  fallback: false,
}

/** When the member joined; '' for one who joined with an earlier release. */
export const memberSinceRecord = {
  key: 'memberSince',
  schema: v.union([v.literal(''), dateTextSchema]),
  fallback: '',
  isText: true,
}

/** Returns a member's name from `userData`, else from `userName`; '' without one. */
export const memberNameOf = (member: Pick<Member, 'name'>, userName: string): string =>
  visibleText(member.name ?? '') || visibleText(userName)

/** Gives an id to a member of an early release, who has none. Runs at the start of the app. */
export function addMissingId({ record }: Pick<AppStorage, 'record'>) {
  transact([record(userIdRecord), record(isUserOnboardedRecord)], ([id, isMember]) => [
    isMember && id.trim() === '' ? `U-${randomCode(8, Math.random)}` : id,
    isMember,
  ])
}
