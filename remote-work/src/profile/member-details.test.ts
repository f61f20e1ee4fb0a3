import { expect, test } from 'vitest'
import { memberDetails } from './member-details'

const nobody = { userData: {}, userName: '', userPhone: '', userEmail: '' }

test('what is not stored is a blank', () => {
  expect(memberDetails(nobody)).toEqual({ name: '', phone: '', email: '' })
  expect(memberDetails({ ...nobody, userData: { name: null, email: '  ' } })).toMatchObject({
    name: '',
    email: '',
  })
})

test('the stored user data goes before the keys of their own', () => {
  expect(
    memberDetails({
      userData: { name: 'Aanya Rao' },
      userName: 'Someone',
      userPhone: '9845012345',
      userEmail: 'a@b.in',
    }),
  ).toEqual({ name: 'Aanya Rao', phone: '+91 98450 12345', email: 'a@b.in' })
})

test.each(['9845012345', '+919845012345', '+91 98450 12345', '098450-12345', '919845012345'])(
  'the number %s is read as +91 98450 12345',
  (phone) => {
    expect(memberDetails({ ...nobody, userData: { phone } }).phone).toBe('+91 98450 12345')
  },
)

test('a number from elsewhere stays as it was written', () => {
  expect(memberDetails({ ...nobody, userPhone: '+44 20 7946 0958' }).phone).toBe('+44 20 7946 0958')
})
