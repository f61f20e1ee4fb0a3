import { describe, expect, test } from 'vitest'
import { isBackupDue, restorableDays, signedOutWith, withDay, withSignedOut } from './snapshots'

const now = new Date('2026-11-28T10:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const phone = '9845012345'

describe('the snapshot of a member who signed out', () => {
  const signedOut = (userPhone: string, userName: string, days = 0) => ({
    savedAt: daysAgo(days),
    texts: { userPhone, userName },
  })
  const anya = signedOut(phone, 'Anya')

  test.each([
    ['is found by the phone number', [signedOut('98', 'Ira'), anya], 'Anya'],
    ['is found for 30 days', [signedOut(phone, 'Anya', 29.99)], 'Anya'],
    ['has expired after 30 days', [signedOut(phone, 'Anya', 30)], undefined],
    ['has expired if the clock was a month ahead', [signedOut(phone, 'Anya', -31)], undefined],
    ['is not found by another number', [signedOut('98', 'Ira')], undefined],
    ['is not found if its date is invalid', [{ ...anya, savedAt: 'soon' }], undefined],
  ])('%s', (_, snapshots, name) => {
    expect(signedOutWith(snapshots, phone, now)?.texts.userName).toBe(name)
  })

  test.each([
    ['stays beside those of other numbers', [signedOut('98', 'Ira')], anya, ['Ira', 'Anya']],
    ['replaces the earlier one of its number', [signedOut(phone, 'A.', 3)], anya, ['Anya']],
    ['drops those that are 30 days old', [signedOut('98', 'Ira', 30)], anya, ['Anya']],
    ['is not kept if the member has no number', [], signedOut('', 'Guest'), []],
  ])('%s', (_, snapshots, added, names) => {
    expect(withSignedOut(snapshots, added, now).map(({ texts }) => texts.userName)).toEqual(names)
  })
})

describe('the snapshots of the last days', () => {
  const dayAgo = (days: number, userId = 'U-1') => ({
    savedAt: daysAgo(days),
    texts: { userId, day: String(days) },
  })
  const daysOf = (snapshots: readonly { texts: { day?: string } }[]) =>
    snapshots.map(({ texts }) => texts.day)

  test.each([
    ['begin with the first', [], ['0']],
    ['have one a day, of the first visit', [dayAgo(1), dayAgo(0.1)], ['1', '0.1']],
    ['are eight', [9, 8, 7.9, 7, 1].map((days) => dayAgo(days)), ['7.9', '7', '1', '0']],
    ['are of this member alone', [dayAgo(1, 'U-2')], ['0']],
  ])('%s', (_, snapshots, kept) => {
    expect(daysOf(withDay(snapshots, dayAgo(0), now))).toEqual(kept)
  })

  test.each([
    ['nothing', [], []],
    ['today', [dayAgo(0)], ['0']],
    ['today and the oldest day', [dayAgo(7), dayAgo(6), dayAgo(1), dayAgo(0)], ['0', '7']],
    ['no day that is too old', [dayAgo(8), dayAgo(1)], ['1']],
  ])('offer to go back to %s', (_, snapshots, offered) => {
    expect(daysOf(restorableDays(snapshots, now))).toEqual(offered)
  })
})

test.each([
  ['due without one', '', true],
  ['due after 30 days', daysAgo(30.01), true],
  ['not due for 30 days', daysAgo(30), false],
  ['not due if the clock went back', daysAgo(-1), false],
])('a backup is %s', (_, lastBackup, isDue) => expect(isBackupDue(lastBackup, now)).toBe(isDue))
