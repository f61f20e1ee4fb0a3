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
import type { AppStorage, WriteResult } from '@baithak/storage'
import { type OnboardingDraft, onboardingDraft } from './onboarding-draft'

/**
 * Makes the newcomer a member. An empty field of the draft leaves what is stored, because the last screen can be opened
 * directly. The flag is written last, so that a device that refuses a write in between has no member without a name. A
 * member's id never changes.
 */
export function completeOnboarding(
  storage: AppStorage,
  draft: OnboardingDraft,
  newId: string,
): WriteResult {
  const { role, interests, permissions, phone, dateOfBirth, referralCode } = draft
  const name = visibleText(draft.name)
  const email = visibleText(draft.email)
  const choices = { role, interests, permissions }
  const texts = [
    [userNameRecord, name],
    [userPhoneRecord, phone],
    [userEmailRecord, email],
  ] as const
  const writes = [
    () =>
      storage.record(userDataRecord).write((current) => ({
        ...choices,
        ...current,
        ...((name || phone) && choices),
        ...(name && { name }),
        ...(phone && { phone }),
        ...(email && { email }),
        ...(dateOfBirth && { dateOfBirth }),
        ...(referralCode && { referredBy: referralCode }),
      })),
    ...texts
      .filter(([, text]) => text)
      .map(
        ([record, text]) =>
          () =>
            storage.record(record).write(text),
      ),
    () => storage.record(userIdRecord).write((current) => current || newId),
    () => storage.record(memberSinceRecord).write((current) => current || new Date().toISOString()),
    () => storage.record(isUserOnboardedRecord).write(true),
  ]
  for (const write of writes) {
    const result = write()
    if (!result.ok) return result
  }
  // A draft that cannot be removed does no harm now.
  storage.record(onboardingDraft).remove()
  storage.saveSnapshot()
  return { ok: true }
}
