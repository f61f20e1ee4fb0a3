import type { PassId } from '@baithak/shared/storage'
import { formatISO } from 'date-fns'

/** What the counter's scanner is told. */
export interface CheckIn {
  memberId: string
  /** null: the member holds no pass now. */
  passId: PassId | null
  day: Date
}

const layout = 1
// Ours are far shorter; a longer one would not fit into a code that a phone can read.
const longestId = 64

/**
 * The text of the check-in code: 'BAITHAK/1/<member>/<pass>/<day>'. Few characters, so that the modules stay large;
 * a member without an id is GUEST, a missing pass is NONE.
 */
export function checkInCode({ memberId, passId, day }: CheckIn): string {
  const known = memberId.trim() !== '' && memberId.length <= longestId
  const member = known ? encodeURIComponent(memberId.toWellFormed()) : 'GUEST'
  const pass = passId ? passId.replace('_', '-').toUpperCase() : 'NONE'
  const when = formatISO(day, { format: 'basic', representation: 'date' })
  return ['BAITHAK', layout, member, pass, when].join('/')
}
