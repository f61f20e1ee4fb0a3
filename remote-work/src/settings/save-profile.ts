import { visibleText } from '@baithak/shared/format'
import {
  type AppStorage,
  type MemberRole,
  memberNameOf,
  memberRoles,
  transact,
} from '@baithak/shared/storage'

/** What the member can edit. The phone number is the one that was verified at onboarding. */
export interface Profile {
  name: string
  email: string
  dateOfBirth: string
  role: MemberRole
}

type ProfileStorage = Pick<AppStorage, 'userData' | 'userName' | 'userEmail'>

export function readProfile({ userData, userName, userEmail }: ProfileStorage): Profile {
  const member = userData.getState()
  return {
    name: memberNameOf(member, userName.getState()),
    email: visibleText(member.email ?? '') || visibleText(userEmail.getState()),
    dateOfBirth: member.dateOfBirth ?? '',
    role: memberRoles.find((role) => role === member.role) ?? 'Customer',
  }
}

/** Only the name is required (section 5). */
export const isCompleteProfile = ({ name }: Profile): boolean => visibleText(name) !== ''

/** Stores the profile under all of its keys, or none. */
export function saveProfile(
  { name, email, dateOfBirth, role }: Profile,
  { userData, userName, userEmail }: ProfileStorage,
): boolean {
  const trimmed = { name: visibleText(name), email: visibleText(email) }
  const saved = transact([userData, userName, userEmail], ([member]) => [
    {
      ...member,
      name: trimmed.name,
      email: trimmed.email || undefined,
      dateOfBirth: dateOfBirth || undefined,
      role,
    },
    trimmed.name,
    trimmed.email,
  ])
  return saved.ok
}
