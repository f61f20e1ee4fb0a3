import { memberInterests, memberRoles, parseReferralCode } from '@baithak/domain'
import type { RecordDefinition } from '@baithak/storage'
import * as v from 'valibot'

export const permissions = ['location', 'notifications', 'camera'] as const

const draftSchema = v.object({
  /** The digits alone. */
  phone: v.string(),
  code: v.string(),
  name: v.string(),
  email: v.string(),
  dateOfBirth: v.string(),
  role: v.picklist(memberRoles),
  interests: v.array(v.picklist(memberInterests)),
  /** The code of the friend whose link was opened. */
  referralCode: v.optional(v.string()),
  permissions: v.object({
    location: v.boolean(),
    notifications: v.boolean(),
    camera: v.boolean(),
  }),
})

/** The input of onboarding so far. */
export type OnboardingDraft = v.InferOutput<typeof draftSchema>
export type Interest = (typeof memberInterests)[number]

const emptyDraft: OnboardingDraft = {
  phone: '',
  code: '',
  name: '',
  email: '',
  dateOfBirth: '',
  role: 'Customer',
  interests: [],
  permissions: { location: false, notifications: false, camera: false },
}

export const onboardingDraft: RecordDefinition<OnboardingDraft> = {
  key: 'draft:onboarding',
  schema: draftSchema,
  fallback: emptyDraft,
}

/** The friend's code of the link (spec §7), else that of an earlier visit. */
export const referralCodeOf = (
  { referralCode }: Pick<OnboardingDraft, 'referralCode'>,
  search: string,
): string | undefined =>
  parseReferralCode(new URLSearchParams(search).get('ref')) ?? parseReferralCode(referralCode)
