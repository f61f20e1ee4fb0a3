import {
  isUserOnboardedRecord,
  type Member,
  memberSinceRecord,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPhoneRecord,
  visibleText,
} from '@baithak/domain'
import type { AppStorage, WriteResult } from '@baithak/storage'
import { type OnboardingDraft, onboardingDraft } from './onboarding-draft'

/** Empty optional fields are left out. */
function memberOf(draft: OnboardingDraft): Member {
  const email = visibleText(draft.email)
  return {
    name: visibleText(draft.name),
    phone: draft.phone,
    ...(email && { email }),
    ...(draft.dateOfBirth && { dateOfBirth: draft.dateOfBirth }),
    role: draft.role,
    interests: draft.interests,
    ...(draft.referralCode && { referredBy: draft.referralCode }),
    permissions: draft.permissions,
  }
}

/**
 * Makes the newcomer a member. The flag comes last, so that a device that refuses a write half-way never lets in a
 * member without a name; a member's id never changes.
 */
export function takeSeat(storage: AppStorage, draft: OnboardingDraft, newId: string): WriteResult {
  const member = memberOf(draft)
  const writes = [
    () => storage.record(userDataRecord).write((current) => ({ ...current, ...member })),
    () => storage.record(userNameRecord).write(visibleText(draft.name)),
    () => storage.record(userPhoneRecord).write(draft.phone),
    () =>
      member.email
        ? storage.record(userEmailRecord).write(member.email)
        : storage.record(userEmailRecord).remove(),
    () => storage.record(userIdRecord).write((current) => current || newId),
    () => storage.record(memberSinceRecord).write((current) => current || new Date().toISOString()),
    () => storage.record(isUserOnboardedRecord).write(true),
  ]
  for (const write of writes) {
    const result = write()
    if (!result.ok) return result
  }
  // The seat is taken: a draft that cannot be removed does no harm.
  storage.record(onboardingDraft).remove()
  storage.saveSnapshot()
  return { ok: true }
}
