import { type Member, type MemberRole, memberNameOf, memberRoles } from '@baithak/shared/storage'

interface StoredMember {
  userData: Member
  userName: string
  userPhone: string
  userEmail: string
}

/** A member's stored details, '' when missing. `userData` wins over the single keys. */
export function memberDetails({ userData, userName, userPhone, userEmail }: StoredMember) {
  return {
    name: memberNameOf(userData, userName),
    phone: formatPhone(firstOf(userData.phone, userPhone)),
    email: firstOf(userData.email, userEmail),
    role: memberRoles.find((role): role is MemberRole => role === userData.role),
  }
}

const firstOf = (...values: (string | null | undefined)[]): string =>
  values.map((value) => value?.trim()).find(Boolean) ?? ''

const indianNumberPattern = /^(?:\+91|91|0)?(\d{5})(\d{5})$/

/** Formats Indian numbers as '+91 98450 12345'. Others stay as stored. */
function formatPhone(phone: string): string {
  const [, head, tail] = indianNumberPattern.exec(phone.replace(/[\s()-]/g, '')) ?? []
  return head && tail ? `+91 ${head} ${tail}` : phone
}
