import { type Member, memberNameOf } from '@baithak/shared/storage'

export interface StoredMember {
  userData: Member
  userName: string
  userPhone: string
  userEmail: string
}

/** What is known of a member, '' where nothing is: `userData` first, then the keys of their own. */
export function memberDetails({ userData, userName, userPhone, userEmail }: StoredMember) {
  return {
    name: memberNameOf(userData, userName),
    phone: readablePhone(firstOf(userData.phone, userPhone)),
    email: firstOf(userData.email, userEmail),
  }
}

const firstOf = (...values: (string | null | undefined)[]): string =>
  values.map((value) => value?.trim()).find(Boolean) ?? ''

const indianNumber = /^(?:\+91|91|0)?(\d{5})(\d{5})$/

/** '+91 98450 12345', however it was written down; what is no Indian number stays as it is. */
function readablePhone(phone: string): string {
  const [, head, tail] = indianNumber.exec(phone.replace(/[\s()-]/g, '')) ?? []
  return head && tail ? `+91 ${head} ${tail}` : phone
}
