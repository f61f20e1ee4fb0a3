import { describe, expect, test } from 'vitest'
import type { Coupon } from './coupon'
import { fiftyRupeeCoupon, formatExpiry, translateCoupon } from './coupon-texts'

const now = new Date('2026-11-21T00:00+05:30')
const textsIn = (language: string, coupon: Coupon) => {
  const { title, description } = translateCoupon(coupon, language)
  return [title, description]
}

describe('a coupon of the app', () => {
  const english = [
    '₹50 F&B coupon',
    'For inviting Meher Irani. Food and beverages at any Baithak café.',
  ]
  const hindi = ['₹50 का खान-पान कूपन', 'मेहर ईरानी को न्योता देने पर। बैठक के किसी भी कैफ़े में खाने-पीने पर।']
  const referral = fiftyRupeeCoupon('referral', 'Meher Irani', now)
  const stored = (title = '', description = ''): Coupon => ({ ...referral, title, description })

  test.each([
    ['now', referral],
    ['earlier, in Hindi', stored(hindi[0], hindi[1])],
  ])('is in the chosen language when it was stored %s', (_, coupon) => {
    expect(textsIn('en', coupon)).toEqual(english)
    expect(textsIn('hi', coupon)).toEqual(hindi)
  })

  test('keeps the code, and the name of a friend who is no sample', () => {
    const welcome = fiftyRupeeCoupon('welcome', 'BAITHAKQ7XK2M', now)
    expect(textsIn('hi', welcome)[1]).toMatch(/^BAITHAKQ7XK2M कोड/)
    const ofFriend = fiftyRupeeCoupon('referral', 'Zoya $& {{name}}', now)
    expect(textsIn('hi', ofFriend)[1]).toMatch(/^Zoya \$& \{\{name\}\} को/)
    expect(textsIn('en', ofFriend)[1]).toMatch(/^For inviting Zoya \$& \{\{name\}\}\. /)
  })

  test('with other texts is shown as stored', () => {
    const other = stored('Diwali', 'A free jalebi')
    expect(textsIn('hi', other)).toEqual(['Diwali', 'A free jalebi'])
  })
})

test.each([
  ['21 Dec 2026', '21 दिसंबर 2026'],
  ['Expires Dec 31, 2024', '31 दिसंबर 2024'],
  ['Expired on 1 September 2026', '1 सितंबर 2026'],
  ['valid till: 2026-12-21', '21 दिसंबर 2026'],
  ['till Diwali 2026', ''],
  ['', ''],
])('the expiry %j reads as %j in Hindi', (expiry, date) => {
  expect(formatExpiry(expiry, 'hi')).toBe(date)
})

test.each(['referral', 'welcome'] as const)(
  'a %s coupon is active and expires on the date thirty days ahead',
  (type) => {
    expect(fiftyRupeeCoupon(type, 'Meher', new Date('2026-11-21T23:59+05:30'))).toMatchObject({
      title: '₹50 F&B coupon',
      description: expect.stringMatching(/ Meher\. Food and beverages at any Baithak café\.$/),
      status: 'active',
      type,
      expiry: '21 Dec 2026',
    })
    expect(fiftyRupeeCoupon(type, 'Meher', new Date('2027-01-31T00:00+05:30')).expiry).toBe(
      '2 Mar 2027',
    )
  },
)
