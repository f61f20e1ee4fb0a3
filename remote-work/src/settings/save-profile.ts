import {
  type MemberRole,
  memberNameOf,
  memberRoles,
  userDataRecord,
  userEmailRecord,
  userNameRecord,
  visibleText,
} from '@baithak/domain'
import { type AppStorage, transact } from '@baithak/storage'

/** What the member can edit. The phone number is the one that was verified at onboarding. */
export interface Profile {
  name: string
  email: string
  dateOfBirth: string
  role: MemberRole
}

const recordsOf = ({ record }: Pick<AppStorage, 'record'>) =>
  [record(userDataRecord), record(userNameRecord), record(userEmailRecord)] as const

export function readProfile(storage: Pick<AppStorage, 'record'>): Profile {
  const [userData, userName, userEmail] = recordsOf(storage)
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
  storage: Pick<AppStorage, 'record'>,
): boolean {
  const trimmed = { name: visibleText(name), email: visibleText(email) }
  const saved = transact(recordsOf(storage), ([member]) => [
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
