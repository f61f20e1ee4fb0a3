import { expect, it } from 'vitest'
import { friendNameIn } from './referral'

it.each(['Meher Irani', ' meher  irani', 'Meher\u200b Irani'])(
  'the sample friend %j has a Hindi name, however it is stored',
  (stored) => {
    expect(friendNameIn('hi', stored)).toBe('मेहर ईरानी')
  },
)

it('another friend keeps the stored name', () => {
  expect(friendNameIn('hi', 'Zoya')).toBe('Zoya')
})
