import { describe, expect, test } from 'vitest'
import { isBackupDue, restorableDays, signedOutWith, withDay, withSignedOut } from './snapshots'

const now = new Date('2026-11-28T10:00:00.000Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
const copy = (userPhone: string, userName: string, days = 0) => ({
  savedAt: daysAgo(days),
  texts: { userPhone, userName },
})

describe('who has signed out', () => {
  const anya = copy('9845012345', 'Anya')
  test.each([
    ['is found by the number', [copy('98', 'Ira'), anya], 'Anya'],
    ['is found for 30 days', [copy('9845012345', 'Anya', 29.99)], 'Anya'],
    ['is dropped after them', [copy('9845012345', 'Anya', 30)], undefined],
    ['is dropped when the clock was ahead', [copy('9845012345', 'Anya', -31)], undefined],
    ['is not found by another number', [copy('98', 'Ira')], undefined],
    ['is not found without a date', [{ ...anya, savedAt: 'soon' }], undefined],
  ])('%s', (_, copies, name) =>
    expect(signedOutWith(copies, '9845012345', now)?.texts.userName).toBe(name),
  )

  test.each([
    ['beside those of other numbers', [copy('98', 'Ira')], anya, ['Ira', 'Anya']],
    ['in the place of the earlier one', [copy('9845012345', 'A.', 3)], anya, ['Anya']],
    ['without those that are 30 days old', [copy('98', 'Ira', 30)], anya, ['Anya']],
    ['only with a number', [], copy('', 'Guest'), []],
  ])('is kept %s', (_, copies, added, names) =>
    expect(withSignedOut(copies, added, now).map(({ texts }) => texts.userName)).toEqual(names),
  )
})

describe('the states of the last days', () => {
  const state = (days: number, userId = 'U-1') => ({
    savedAt: daysAgo(days),
    texts: { userId, day: String(days) },
  })
  const daysOf = (copies: readonly { texts: { day?: string } }[]) =>
    copies.map(({ texts }) => texts.day)

  test.each([
    ['the first', [], ['0']],
    ['one a day, of its first visit', [state(1), state(0.1)], ['1', '0.1']],
    ['eight days', [9, 8, 7.9, 7, 1].map((days) => state(days)), ['7.9', '7', '1', '0']],
    ['those of the member alone', [state(1, 'U-2')], ['0']],
  ])('are kept: %s', (_, copies, kept) =>
    expect(daysOf(withDay(copies, state(0), now))).toEqual(kept),
  )

  test.each([
    ['none', [], []],
    ['today’s', [state(0)], ['0']],
    ['today’s and the oldest', [state(7), state(6), state(1), state(0)], ['0', '7']],
    ['none that is too old', [state(8), state(1)], ['1']],
  ])('lead back to %s', (_, copies, offered) =>
    expect(daysOf(restorableDays(copies, now))).toEqual(offered),
  )
})

test.each([
  ['after a payment without a copy', '', true],
  ['30 days after a copy', daysAgo(30.01), true],
  ['sooner', daysAgo(30), false],
  ['once it is saved', daysAgo(-1), false],
])('a copy is due %s', (_, lastBackup, isDue) => expect(isBackupDue(lastBackup, now)).toBe(isDue))
