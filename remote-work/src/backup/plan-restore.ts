import { languageOf } from '@baithak/contract'
import type { Backup, UserPass } from '@baithak/domain'
import { codecOf } from '@baithak/storage'
import { addToHistory, isSamePass } from '../model/pass/pass-rules'
import { type PastPass, passHistoryRecord } from '../model/pass/past-pass'
import { type Merge, type Merged, mergeUnknown, scalar } from './merge-values'
import { type Group, groupOf, restoredOf } from './restored-records'

type Texts = Readonly<Record<string, string>>

export interface RestorePlan {
  /** The texts to store. */
  changes: Record<string, string>
  counts: Partial<Record<Group, Omit<Merged, 'value'>>>
  /** Groups with parts that are invalid and left out. */
  refused: Group[]
  /** The copy has keys that this version does not know: they are restored too. */
  hasUnknown: boolean
}

/** Without a definition in this mode. */
const knownKeys = /^(draft|quarantine|agenda):|^i18nextLng$/

/**
 * What restoring a copy changes. Lists are united; of the same party, gig or coupon the further state counts, of two
 * passes the later one. Of single values, as the name, those here are newer if the copy is of the same member, else the
 * copy's count: the member has signed up again to restore it.
 */
export function planRestore(here: Texts, { texts }: Pick<Backup, 'texts'>): RestorePlan {
  const plan: RestorePlan = { changes: {}, counts: {}, refused: [], hasUnknown: false }
  const isSameMember = here.userId === texts.userId

  function refuse(key: string) {
    const group = groupOf(key)
    if (!plan.refused.includes(group)) plan.refused.push(group)
  }
  function add(
    key: string,
    text: string | undefined,
    { added, changed, kept }: Omit<Merged, 'value'>,
  ) {
    if (text !== undefined && text !== here[key]) plan.changes[key] = text
    if (added + changed + kept === 0) return
    const group = groupOf(key)
    const counts = plan.counts[group] ?? { added: 0, changed: 0, kept: 0 }
    plan.counts[group] = {
      added: counts.added + added,
      changed: counts.changed + changed,
      kept: counts.kept + kept,
    }
  }

  for (const [key, text] of Object.entries(texts)) {
    if (typeof text !== 'string' || (key === 'i18nextLng' && languageOf(text) !== text)) {
      refuse(key)
      continue
    }
    const codec = restoredOf(key)?.codec
    if (!codec && !knownKeys.test(key)) plan.hasUnknown = true
    const decode = (stored: string) => (codec ? codec.decode(stored) : decodeUnknown(stored))
    const decoded = decode(text)
    if (decoded.state === 'unreadable') {
      refuse(key)
      continue
    }
    if (!decoded.isComplete) refuse(key)
    if (key === 'userPass' && isPastPass(decoded.value as UserPass, here.passHistory)) {
      add(key, here[key], { added: 0, changed: 0, kept: 1 })
      continue
    }
    const stored = here[key] === undefined ? undefined : decode(here[key])
    const encode = (value: unknown) => codec?.encode(value) ?? JSON.stringify(value)
    if (stored?.state !== 'present') {
      const added = Array.isArray(decoded.value) ? decoded.value.length : 1
      add(key, decoded.isComplete ? text : encode(decoded.value), { added, changed: 0, kept: 0 })
    } else if (text !== here[key]) {
      const merged = mergeOf(key, isSameMember)(stored.value, decoded.value)
      const isHere = merged.added + merged.changed === 0
      add(key, isHere ? here[key] : encode(merged.value), merged)
    }
  }
  archiveReplaced(plan, here)
  return plan
}

/** Text of a single mode or of another version: JSON, or text as it is. */
function decodeUnknown(text: string) {
  try {
    return { state: 'present', value: JSON.parse(text) as unknown, isComplete: true } as const
  } catch {
    return { state: 'present', value: text, isComplete: true } as const
  }
}

function mergeOf(key: string, isSameMember: boolean): Merge<unknown> {
  const merge = restoredOf(key)?.merge
  if (merge) return merge
  return (here, copy) => {
    if (Array.isArray(here) && Array.isArray(copy)) return mergeUnknown(here, copy) as Merged
    return scalar(here, copy, isSameMember ? here : copy)
  }
}

/** A pass that was replaced or has ended here does not come back. */
function isPastPass(pass: UserPass, historyText: string | undefined): boolean {
  const history = codecOf(passHistoryRecord).decode(historyText ?? '[]')
  return (
    history.state === 'present' &&
    history.value.some(({ id, passId = id, ...past }) => isSamePass({ ...past, passId }, pass))
  )
}

/** The pass that is replaced goes to the past passes. */
function archiveReplaced({ changes }: RestorePlan, here: Texts) {
  if (changes.userPass === undefined || here.userPass === undefined) return
  const history: PastPass[] = JSON.parse(changes.passHistory ?? here.passHistory ?? '[]')
  changes.passHistory = JSON.stringify(addToHistory(JSON.parse(here.userPass), history))
}
