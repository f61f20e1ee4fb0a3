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
  // A copy without coupons has none: those that were used here stay.
  const { key: coupons } = userCouponsRecord
  const all = here[coupons] === undefined ? texts : { [coupons]: '[]', ...texts }
  for (const [key, copied] of Object.entries(all)) {
    if (typeof copied !== 'string' || key === lastBackupRecord.key) continue
    const text = withGivenOnce(key, here[key], copied)
    if (text !== here[key]) changes[key] = text
  }
  for (const key of Object.keys(here))
    if (!Object.hasOwn(all, key) && !deviceKeys.test(key)) changes[key] = null
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

/** An older copy takes back neither a coupon that was used nor a check-in that was made. */
function withGivenOnce(key: string, here: string | undefined, copied: string): string {
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

/** The copied list, in which items of here take the place of the same ones. A text that cannot be read keeps none. */
function keep<T>(
  record: RecordDefinition<T[]>,
  here: string,
  copied: string,
  { isKept, identityOf }: Kept<T>,
): string {
  const codec = codecOf(record)
  const [ours, theirs] = [codec.decode(here), codec.decode(copied)]
  if (ours.state !== 'present' || theirs.state !== 'present') return copied
  const kept = ours.value.filter(isKept)
  const ids = new Set(kept.map(identityOf))
  return (
    codec.encode([...kept, ...theirs.value.filter((each) => !ids.has(identityOf(each)))]) ?? copied
  )
}
