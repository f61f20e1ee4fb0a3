import { type Backup, checkInsRecord, lastBackupRecord, userNameRecord } from '@baithak/domain'
import { codecOf, type RecordDefinition } from '@baithak/storage'
import { userCouponsRecord } from '../model/coupon'

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
}

/** What the member reads in the place of keys. */
const keysByGroup = {
  profile: /^(user(Data|Name|Id|Phone|Email)|memberSince|isUserOnboarded)$/,
  pass: /^(userPass|passHistory)$/,
  rewards: /^(userCoupons|referrals|tasterPoints|tastingAnswer)$/,
  parties: /^(my_parties$|draft:(guests|invitation):)/,
  hopping: /^(cafe_hopping|checkins)_/,
  gigs: /^(appliedGigs$|artistProfile$|draft:gig-)/,
  visits: /^draft:visits$/,
  cafes: /^cafes$/,
  others: /./,
}
type Group = keyof typeof keysByGroup
const groups = Object.keys(keysByGroup) as Group[]

/** Of the device, or made from the rest: a copy that has none leaves them. */
const deviceKeys = /^(quarantine|agenda):|^(i18nextLng|theme|lastCopy|draft:visits)$/

/** What restoring a copy changes: it replaces what is here, except what was given once. Whoever reads a record validates it. */
export function planRestore(here: Texts, { texts }: Pick<Backup, 'texts'>): RestorePlan {
  const changes: RestorePlan['changes'] = {}
  for (const key of new Set([...Object.keys(texts), ...Object.keys(here)])) {
    const copied = Object.hasOwn(texts, key) ? texts[key] : null
    const isKept = copied === null && deviceKeys.test(key)
    if (isKept || key === lastBackupRecord.key) continue
    if (copied !== null && typeof copied !== 'string') continue
    const text = withGivenOnce(key, here[key], copied)
    if (text !== (here[key] ?? null)) changes[key] = text
  }
  const changed = new Set(
    Object.keys(changes).map((key) => groups.find((group) => keysByGroup[group].test(key))),
  )
  const { [userNameRecord.key]: name } = texts
  return {
    name: typeof name === 'string' ? name : '',
    changes,
    changed: groups.filter((group) => changed.has(group)),
  }
}

/** Keeps what an older copy must not take back: coupons that were used, and check-ins. */
function withGivenOnce(key: string, here: string | undefined, copied: string | null) {
  if (here === undefined) return copied
  if (key === userCouponsRecord.key)
    return keep(userCouponsRecord, here, copied, {
      isKept: ({ status }) => status !== 'active',
      // The welcome coupon is given once, whatever its id.
      identityOf: ({ id, type }) => (type === 'welcome' ? type : String(id)),
    })
  if (key === checkInsRecord.key)
    return keep(checkInsRecord, here, copied, { isKept: () => true, identityOf: ({ id }) => id })
  return copied
}

interface Kept<T> {
  isKept(item: T): boolean
  identityOf(item: T): string
}

/** Returns the copied list, in which kept items replace the same ones. A text that cannot be read keeps none. */
function keep<T>(
  record: RecordDefinition<T[]>,
  here: string,
  copied: string | null,
  { isKept, identityOf }: Kept<T>,
): string | null {
  const codec = codecOf(record)
  const [ours, theirs] = [codec.decode(here), codec.decode(copied ?? '[]')]
  if (ours.state !== 'present' || theirs.state !== 'present') return copied
  const kept = ours.value.filter(isKept)
  const ids = new Set(kept.map(identityOf))
  const others = theirs.value.filter((item) => !ids.has(identityOf(item)))
  if (copied === null && kept.length === 0) return null
  return codec.encode([...kept, ...others]) ?? copied
}
