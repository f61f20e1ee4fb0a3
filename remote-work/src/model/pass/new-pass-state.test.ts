import { expect, test } from 'vitest'
import { isNewPass, newPassState } from './new-pass-state'

const bought = new Date('2026-11-21T09:00+05:30')
const later = (seconds: number) => new Date(bought.getTime() + seconds * 1000)

test('a pass is new when the wallet opens, and no longer on the way back', () => {
  const state = newPassState(bought)
  expect(isNewPass(state, later(1))).toBe(true)
  expect(isNewPass(state, later(10))).toBe(false)
})

test('no pass is new without a purchase', () => {
  for (const state of [null, undefined, {}, { newPass: true }, 'newPass'])
    expect(isNewPass(state, bought)).toBe(false)
})
