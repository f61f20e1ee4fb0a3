import { expect, test } from 'vitest'
import { type Coupon, createCoupon, formatExpiry, translateCoupon } from './coupon'

const now = new Date('2026-11-21T23:59+05:30')
const textsIn = (language: string, coupon: Coupon) => {
  const { title, description } = translateCoupon(coupon, language)
  return [title, description]
}
const referral = createCoupon('referral', 'Meher Irani', now)

test('a coupon of the app, and the name of a sample friend on it, are in the chosen language', () => {
  expect(textsIn('en', referral)).toEqual([referral.title, referral.description])
  expect(textsIn('hi', referral)).toEqual([
    '₹50 का खान-पान कूपन',
    'मेहर ईरानी को न्योता देने पर। बैठक के किसी भी कैफ़े में खाने-पीने पर।',
  ])
})

test('a translated coupon keeps its code, and the name of a friend who is not a sample', () => {
  const welcome = createCoupon('welcome', 'BAITHAKQ7XK2M', now)
  expect(textsIn('hi', welcome)[1]).toMatch(/^BAITHAKQ7XK2M कोड/)
  const ofFriend = createCoupon('referral', 'Zoya $& {{name}}', now)
  expect(textsIn('hi', ofFriend)[1]).toMatch(/^Zoya \$& \{\{name\}\} को/)
})

test('a coupon of another program is shown as stored', () => {
  const other = { ...referral, title: 'Diwali', description: 'A free jalebi', friend: undefined }
  expect(textsIn('hi', other)).toEqual(['Diwali', 'A free jalebi'])
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

test.each(['referral', 'welcome'] as const)('a %s coupon expires in thirty days', (type) => {
  expect(createCoupon(type, 'Meher', now)).toMatchObject({
    title: '₹50 F&B coupon',
    description: expect.stringMatching(/ Meher\. Food and beverages at any Baithak café\.$/),
    status: 'active',
    type,
    expiry: '21 Dec 2026',
  })
})
