import { expect, test } from 'vitest'
import { memberDetails } from './member-details'

const nobody = { userData: {}, userName: '', userPhone: '', userEmail: '' }

test('missing values are blank', () => {
  expect(memberDetails(nobody)).toEqual({ name: '', phone: '', email: '' })
  expect(
    memberDetails({ ...nobody, userData: { name: '\u3164', email: '\u200b ' } }),
  ).toMatchObject({
    name: '',
    email: '',
  })
})

test('userData wins over the single keys', () => {
  expect(
    memberDetails({
      userData: { name: 'Aanya Rao' },
      userName: 'Someone',
      userPhone: '9845012345',
      userEmail: 'a@b.in',
    }),
  ).toEqual({ name: 'Aanya Rao', phone: '+91 98450 12345', email: 'a@b.in' })
})

test.each([
  '9845012345',
  '+919845012345',
  '+91 98450 12345',
  '098450-12345',
  '919845012345',
  '+91 (0) 98450 12345',
  '0091 98450 12345',
  '+९१ ९८४५० १२३४५',
])('the number %s is read as +91 98450 12345', (phone) => {
  expect(memberDetails({ ...nobody, userData: { phone } }).phone).toBe('+91 98450 12345')
})

test.each(['+44 20 7946 0958', '+65 6591 2345 67', '98450', 'ask Ira'])(
  'what is no Indian number stays as stored: %s',
  (userPhone) => {
    expect(memberDetails({ ...nobody, userPhone }).phone).toBe(userPhone)
  },
)
