import { languageOf } from '@baithak/contract'
import { type Backup, lastCopyRecord, userNameRecord, visitsRecord } from '@baithak/domain'
import { codecOf } from '@baithak/storage'
import { type Coupon, userCouponsRecord } from '../model/coupons/coupon'
import { type Group, groupOf, groups, restoredOf } from './restored-records'

type Texts = Readonly<Record<string, string>>

/** A copy from a file, or one that the device has kept. */
export type RestoreSource = Pick<Backup, 'savedAt' | 'texts'>

export interface RestorePlan {
  /** Of whom the copy is; '' for a visitor without a name. */
  name: string
  /** The texts to store; null removes one. */
  changes: Record<string, string | null>
  /** What changes, in the order of the groups. */
  changed: Group[]
  /** Groups with parts that are invalid and left out. */
  refused: Group[]
  /** The copy has keys that this version does not know: they are restored too. */
  hasUnknown: boolean
}

/** Without a definition in this mode. */
const knownKeys = /^(draft|quarantine|agenda):|^i18nextLng$/
/** Of the device, or made from the rest: a copy that has none leaves them. */
const deviceKeys = /^(quarantine|agenda):|^(i18nextLng|theme|lastCopy)$/

/** What restoring a copy changes: it replaces what is here, except what was given once. */
export function planRestore(here: Texts, { texts }: Pick<Backup, 'texts'>): RestorePlan {
  const changes: RestorePlan['changes'] = {}
  const refused = new Set<Group>()
  const entries = Object.entries(texts).filter(([key]) => key !== lastCopyRecord.key)
  for (const [key, text] of entries) {
    const readable = readableText(key, text)
    if (readable !== text) refused.add(groupOf(key))
    if (readable === undefined) continue
    const next = withGivenOnce(key, here[key], readable)
    if (next !== here[key]) changes[key] = next
  }
  for (const key of Object.keys(here))
    if (!Object.hasOwn(texts, key) && !deviceKeys.test(key) && key !== visitsRecord.key)
      changes[key] = null
  const changed = new Set(Object.keys(changes).map(groupOf))
  const { [userNameRecord.key]: name } = texts
  return {
    name: typeof name === 'string' ? name : '',
    changes,
    changed: groups.filter((group) => changed.has(group)),
    refused: groups.filter((group) => refused.has(group)),
    hasUnknown: entries.some(([key]) => !restoredOf(key) && !knownKeys.test(key)),
  }
}

/** The text as far as it can be read; undefined if it cannot at all. */
function readableText(key: string, text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  if (key === 'i18nextLng') return languageOf(text) === text ? text : undefined
  const codec = restoredOf(key)?.codec
  if (!codec) return text
  const decoded = codec.decode(text)
  if (decoded.state === 'unreadable') return undefined
  return decoded.isComplete ? text : (codec.encode(decoded.value) ?? undefined)
}

/** A coupon that was used, or a visit that was made, is not taken back by an older copy. */
function withGivenOnce(key: string, here: string | undefined, text: string): string {
  if (here === undefined) return text
  if (key === userCouponsRecord.key) return merge(userCouponsRecord, here, text, keepUsed)
  if (key === visitsRecord.key)
    return merge(visitsRecord, here, text, (ours, copied) => {
      const ids = new Set(copied.map(({ id }) => id))
      const later = ours.filter(({ id }) => !ids.has(id))
      return later.length > 0 ? [...later, ...copied] : copied
    })
  return text
}

/** The welcome coupon is given once, whatever its id. */
const identityOf = ({ id, type }: Coupon) => (type === 'welcome' ? type : String(id))

function keepUsed(ours: readonly Coupon[], copied: Coupon[]): Coupon[] {
  const used = new Map(
    ours.flatMap((coupon) => (coupon.status === 'active' ? [] : [[identityOf(coupon), coupon]])),
  )
  const isAffected = copied.some((each) => each.status === 'active' && used.has(identityOf(each)))
  return isAffected ? copied.map((each) => used.get(identityOf(each)) ?? each) : copied
}

function merge<T>(
  record: Parameters<typeof codecOf<T[]>>[0],
  here: string,
  text: string,
  of: (ours: T[], copied: T[]) => T[],
): string {
  const codec = codecOf(record)
  const [ours, copied] = [codec.decode(here), codec.decode(text)]
  if (ours.state !== 'present' || copied.state !== 'present') return text
  const merged = of(ours.value, copied.value)
  return merged === copied.value ? text : (codec.encode(merged) ?? text)
}
