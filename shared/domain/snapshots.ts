import {
  changeSnapshots,
  type RecordDefinition,
  readSnapshots,
  type Snapshot,
} from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { dateTextSchema } from './date-text'
import { dayMs, instantOf, isSameDay } from './indian-time'
import { isUserOnboardedRecord, userIdRecord, userPhoneRecord } from './member'

/** When the member last saved a backup as a file; '' for never. */
export const lastBackupRecord: RecordDefinition<string> = {
  key: 'lastCopy',
  schema: v.union([v.literal(''), dateTextSchema]),
  fallback: '',
  isText: true,
  isSilent: true,
}

/** Days without a reminder after a backup. */
const backupDays = 30

/** Returns whether a payment asks for a new backup. */
export const isBackupDue = (lastBackup: string, paidAt: Date): boolean =>
  !lastBackup || paidAt.getTime() - instantOf(lastBackup).getTime() > backupDays * dayMs

/** Days for which onboarding with the same phone number offers what a member had who signed out. */
const signedOutDays = 30
/** Days of which snapshots are kept. */
const dayCount = 8

const entryOf = ({ texts }: Snapshot, { key }: { key: string }) =>
  Object.hasOwn(texts, key) ? texts[key] : undefined
const phoneOf = (snapshot: Snapshot) => entryOf(snapshot, userPhoneRecord)
/** Compares the distance, so that a snapshot from a clock that was ahead expires too. */
const isWithin = (days: number, { savedAt }: Snapshot, now: Date) =>
  Math.abs(now.getTime() - instantOf(savedAt).getTime()) < days * dayMs

/** Adds the snapshot of a member who signs out. It replaces an earlier one with the same number. */
export const withSignedOut = (
  snapshots: readonly Snapshot[],
  added: Snapshot,
  now: Date,
): Snapshot[] =>
  [...snapshots.filter((snapshot) => phoneOf(snapshot) !== phoneOf(added)), added].filter(
    (snapshot) => phoneOf(snapshot) && isWithin(signedOutDays, snapshot, now),
  )

export const signedOutWith = (snapshots: readonly Snapshot[], phone: string, now: Date) =>
  snapshots.find(
    (snapshot) => phoneOf(snapshot) === phone && isWithin(signedOutDays, snapshot, now),
  )

/** Saves what a member has who signs out, and deletes the snapshots of the member's last days. */
export const saveSignedOut = (snapshot: Snapshot, now: Date) =>
  Promise.all([
    changeSnapshots('signed-out', (snapshots) => withSignedOut(snapshots, snapshot, now)),
    changeSnapshots('days', () => []),
  ])

/** Deletes a member's snapshots, so that nothing of theirs stays on the device. */
export const eraseSnapshots = (phone: string) =>
  Promise.all([
    changeSnapshots('signed-out', (snapshots) =>
      snapshots.filter((snapshot) => phoneOf(snapshot) !== phone),
    ),
    changeSnapshots('days', () => []),
  ])

export const findSignedOut = async (phone: string, now: Date) =>
  signedOutWith(await readSnapshots('signed-out'), phone, now)

/** Adds the first snapshot of a day, and drops those of other members and of earlier weeks. */
export function withDay(
  snapshots: readonly Snapshot[],
  added: Snapshot,
  now: Date,
): readonly Snapshot[] {
  const own = snapshots.filter(
    (snapshot) =>
      entryOf(snapshot, userIdRecord) === entryOf(added, userIdRecord) &&
      isWithin(dayCount, snapshot, now),
  )
  return own.some(({ savedAt }) => isSameDay(instantOf(savedAt), now)) ? own : [...own, added]
}

/** Returns the snapshots that a member can go back to: the latest and the earliest. */
export const restorableDays = (snapshots: readonly Snapshot[], now: Date): Snapshot[] => {
  const [latest, ...earlier] = snapshots
    .filter((snapshot) => isWithin(dayCount, snapshot, now))
    .toReversed()
  return latest ? [latest, ...earlier.slice(-1)] : []
}

export const readDays = async (now: Date) => restorableDays(await readSnapshots('days'), now)

/** Saves a snapshot of a new day, and drops old ones. Runs at the start of the app. */
export async function saveDay(texts: Snapshot['texts'], now: Date) {
  const snapshot = { savedAt: now.toISOString(), texts }
  await changeSnapshots('signed-out', (snapshots) =>
    snapshots.filter((signedOut) => isWithin(signedOutDays, signedOut, now)),
  )
  if (entryOf(snapshot, isUserOnboardedRecord) === 'true')
    await changeSnapshots('days', (snapshots) => withDay(snapshots, snapshot, now))
}
