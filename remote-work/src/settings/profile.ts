import {
  type Member,
  memberNameOf,
  memberRoles,
  userDataRecord,
  userEmailRecord,
  userNameRecord,
  userPhoneRecord,
  visibleText,
} from '@baithak/domain'
import { useHost } from '@baithak/platform'
import { type AppStorage, transact, useRecord } from '@baithak/storage'
import { formatPhone, isCompletePhone, latinDigits, phoneDigits } from '@baithak/ui/format'

type StoredMember = { userData: Member } & Record<'userName' | 'userPhone' | 'userEmail', string>

export type Profile = ReturnType<typeof profileOf>

/** A member's stored details, '' when missing. `userData` wins over the single keys. */
export function profileOf({ userData, userName, userPhone, userEmail }: StoredMember) {
  return {
    name: memberNameOf(userData, userName),
    phone: internationalPhone(visibleText(userData.phone ?? '') || visibleText(userPhone)),
    email: visibleText(userData.email ?? '') || visibleText(userEmail),
    dateOfBirth: userData.dateOfBirth ?? '',
    role: memberRoles.find((role) => role === userData.role),
    interests: userData.interests ?? [],
  }
}

/** Indian numbers as '+91 98450 12345'; those of other countries stay as stored. */
function internationalPhone(stored: string): string {
  const digits = phoneDigits(stored)
  const isForeign = /^\+(?!\s*91)/.test(latinDigits(stored))
  return isCompletePhone(digits) && !isForeign ? `+91 ${formatPhone(digits)}` : stored
}

export function useProfile(): Profile {
  const { record } = useHost().storage
  return profileOf({
    userData: useRecord(record(userDataRecord)),
    userName: useRecord(record(userNameRecord)),
    userPhone: useRecord(record(userPhoneRecord)),
    userEmail: useRecord(record(userEmailRecord)),
  })
}

/** Stores what can be edited under all of its keys, or none: the phone number is the one that was verified. */
export function saveProfile(
  { name, email, dateOfBirth, role, interests }: Profile,
  { record }: Pick<AppStorage, 'record'>,
): boolean {
  const records = [record(userDataRecord), record(userNameRecord), record(userEmailRecord)] as const
  const saved = transact(records, ([member]) => [
    {
      ...member,
      name,
      email: email || undefined,
      dateOfBirth: dateOfBirth || undefined,
      role,
      interests,
    },
    name,
    email,
  ])
  return saved.ok
}
