import { visibleText } from '@baithak/shared/format'
import type { AppStorage, Member, WriteResult } from '@baithak/shared/storage'
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
    () => storage.userData.write((current) => ({ ...current, ...member })),
    () => storage.userName.write(visibleText(draft.name)),
    () => storage.userPhone.write(draft.phone),
    () => (member.email ? storage.userEmail.write(member.email) : storage.userEmail.remove()),
    () => storage.userId.write((current) => current || newId),
    () => storage.isUserOnboarded.write(true),
  ]
  for (const write of writes) {
    const result = write()
    if (!result.ok) return result
  }
  // The seat is taken: a draft that cannot be removed does no harm.
  storage.item(onboardingDraft).remove()
  return { ok: true }
}
