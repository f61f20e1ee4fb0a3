// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { vibrate } from './vibrate'

const device = (changes: object) =>
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), changes))
const withMotion = (isReduced: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))

test('a stamp is felt', () => {
  const vibrateDevice = vi.fn()
  device({ vibrate: vibrateDevice })
  withMotion(false)
  vibrate('stamp')
  expect(vibrateDevice).toHaveBeenCalledExactlyOnceWith([35])
})

test('a device that is set to less motion does not vibrate', () => {
  const vibrateDevice = vi.fn()
  device({ vibrate: vibrateDevice })
  withMotion(true)
  vibrate('payment')
  expect(vibrateDevice).not.toHaveBeenCalled()
})

test('a device that cannot vibrate ignores it', () => {
  device({ vibrate: undefined })
  withMotion(false)
  expect(() => vibrate('star')).not.toThrow()
})
