import { expect, test } from 'vitest'
import { referralLink } from './referral-link'

test('the link carries the code in its ref parameter', () => {
  expect(referralLink('BAITHAKQ7XK2M', 'https://baithak.example')).toBe(
    'https://baithak.example/?ref=BAITHAKQ7XK2M',
  )
})
