import type { PassId } from '@baithak/shared/storage'
import { formatISO } from 'date-fns'

/** The data of a check-in code. */
export interface CheckIn {
  memberId: string
  /** null without an active pass. */
  passId: PassId | null
  day: Date
}

const formatVersion = 1
// Longer ids would make the QR code too dense to scan. Real ids are far shorter.
const maxIdLength = 64

/**
 * The check-in code 'BAITHAK/1/<member>/<pass>/<day>', short so that its modules stay large. A missing member id is
 * GUEST, a missing pass NONE.
 */
export function checkInCode({ memberId, passId, day }: CheckIn): string {
  const isValid = memberId.trim() !== '' && memberId.length <= maxIdLength
  const member = isValid ? encodeURIComponent(memberId.toWellFormed()) : 'GUEST'
  const pass = passId ? passId.replace('_', '-').toUpperCase() : 'NONE'
  const date = formatISO(day, { format: 'basic', representation: 'date' })
  return ['BAITHAK', formatVersion, member, pass, date].join('/')
}
