import { expect, test } from 'vitest'
import type { Referral } from '../model/referral'
import { completeReferrals } from './complete-referrals'
import { sampleReferrals } from './use-referrals'

const friend = (name: string, status: Referral['status']): Referral => ({ name, status, date: '' })

test('other properties of a referral are kept', () => {
  const withCity = { ...friend('Meher', 'Pending'), city: 'Mysuru' }
  expect(completeReferrals([withCity]).referrals[0]).toMatchObject({ city: 'Mysuru' })
})

test('the samples have friends of both kinds, invited in the days before today', () => {
  const samples = sampleReferrals(new Date('2026-11-21T00:00+05:30'))
  expect(samples).toContainEqual({ name: 'Kabir Anand', status: 'Completed', date: '2026-11-12' })
  expect(samples.filter(({ status }) => status === 'Pending')).toHaveLength(2)
})
