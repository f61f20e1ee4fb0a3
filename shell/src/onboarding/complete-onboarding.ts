import {
  isUserOnboardedRecord,
  memberSinceRecord,
  userDataRecord,
  userEmailRecord,
  userIdRecord,
  userNameRecord,
  userPhoneRecord,
  visibleText,
} from '@baithak/domain'
import { type AppStorage, transact } from '@baithak/storage'
import { type OnboardingDraft, onboardingDraft } from './draft'

/**
 * Makes the newcomer a member. Does nothing and returns false if the device refuses a write. An empty field of the
 * draft does not overwrite the stored value, because a member can open the last screen directly. A member's id never
 * changes.
 */
export function completeOnboarding(
  storage: AppStorage,
  draft: OnboardingDraft,
  newId: string,
): boolean {
  const { role, interests, permissions, phone, dateOfBirth, referralCode } = draft
  const name = visibleText(draft.name)
  const email = visibleText(draft.email)
  const choices = { role, interests, permissions }
  const saved = transact(
    [
      storage.record(userDataRecord),
      storage.record(userNameRecord),
      storage.record(userPhoneRecord),
      storage.record(userEmailRecord),
      storage.record(userIdRecord),
      storage.record(memberSinceRecord),
      storage.record(isUserOnboardedRecord),
    ],
    ([member, storedName, storedPhone, storedEmail, id, memberSince]) => [
      {
        ...choices,
        ...member,
        ...((name || phone) && choices),
        ...(name && { name }),
        ...(phone && { phone }),
        ...(email && { email }),
        ...(dateOfBirth && { dateOfBirth }),
        ...(referralCode && { referredBy: referralCode }),
      },
      name || storedName,
      phone || storedPhone,
      email || storedEmail,
      id || newId,
      memberSince || new Date().toISOString(),
      true,
    ],
  )
  if (!saved.ok) return false
  // A draft that cannot be removed does no harm now.
  storage.record(onboardingDraft).remove()
  storage.saveSnapshot()
  return true
}
