import { type Backup, lastCopyRecord, userNameRecord } from '@baithak/domain'

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

/** What restoring a copy changes: it replaces what is here. Whoever reads a record validates it. */
export function planRestore(here: Texts, { texts }: Pick<Backup, 'texts'>): RestorePlan {
  const changes: RestorePlan['changes'] = {}
  for (const [key, text] of Object.entries(texts))
    if (typeof text === 'string' && text !== here[key] && key !== lastCopyRecord.key)
      changes[key] = text
  for (const key of Object.keys(here))
    if (!Object.hasOwn(texts, key) && !deviceKeys.test(key)) changes[key] = null
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
