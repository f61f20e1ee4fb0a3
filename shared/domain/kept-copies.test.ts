import { describe, expect, test } from 'vitest'
import { signedOutWith, withSignedOut } from './kept-copies'

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
