import {
  type Member,
  type MemberRole,
  memberNameOf,
  memberRoles,
  visibleText,
} from '@baithak/domain'
import { formatPhone, isCompletePhone, latinDigits, phoneDigits } from '@baithak/ui/format'

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
    phone: internationalPhone(firstOf(userData.phone, userPhone)),
    email: firstOf(userData.email, userEmail),
    role: memberRoles.find((role): role is MemberRole => role === userData.role),
  }
}

const firstOf = (...values: (string | null | undefined)[]): string =>
  values.map((value) => visibleText(value ?? '')).find(Boolean) ?? ''

/** Indian numbers as '+91 98450 12345'; those of other countries stay as stored. */
function internationalPhone(stored: string): string {
  const digits = phoneDigits(stored)
  const isForeign = /^\+(?!\s*91)/.test(latinDigits(stored))
  return isCompletePhone(digits) && !isForeign ? `+91 ${formatPhone(digits)}` : stored
}
