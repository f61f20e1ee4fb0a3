import { expect, test } from 'vitest'
import { profileOf } from './edit-profile-sheet'

const nobody = { userData: {}, userName: '', userPhone: '', userEmail: '' }

test('missing and invisible values are blank, and userData wins over the single keys', () => {
  const blank = { name: '', phone: '', email: '' }
  expect(profileOf(nobody)).toMatchObject(blank)
  const invisible = { name: '\u3164', email: '\u200b ' }
  expect(profileOf({ ...nobody, userData: invisible })).toMatchObject(blank)
  const stored = { userName: 'Someone', userPhone: '9845012345', userEmail: 'a@b.in' }
  expect(profileOf({ userData: { name: 'Aanya Rao' }, ...stored })).toMatchObject({
    name: 'Aanya Rao',
    phone: '+91 98450 12345',
    email: 'a@b.in',
  })
})

test.each([
  ['+९१ ९८४५० १२३४५', '+91 98450 12345'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['98450', '98450'],
])('the number %s is shown as %s', (phone, shown) => {
  expect(profileOf({ ...nobody, userData: { phone } }).phone).toBe(shown)
})
