import { expect, test } from 'vitest'
import { passReminder } from './pass-reminder'

const texts = {
  title: { en: 'Your pass ends soon', hi: 'आपका पास जल्द ख़त्म होगा' },
  text: { en: 'It is valid until 20 Dec 2026.', hi: 'यह 20 दिस 2026 तक मान्य है।' },
}

test.each([
  ['in the evening', new Date(2026, 11, 20, 18, 30)],
  ['at midnight', new Date(2026, 11, 20)],
  ['a minute before midnight', new Date(2026, 11, 20, 23, 59)],
])('a pass that ends %s is reminded of two days before, at nine in the morning', (_, until) => {
  expect(passReminder(until, texts)).toEqual({
    id: `pass-${until.toISOString()}`,
    from: new Date(2026, 11, 18, 9).toISOString(),
    until: until.toISOString(),
    url: '/wallet',
    ...texts,
  })
})

test('a pass of another month or year too', () => {
  const { from } = passReminder(new Date(2027, 0, 1, 12), texts)
  expect(from).toBe(new Date(2026, 11, 30, 9).toISOString())
})
