// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { vibrate } from './vibrate'

test.each([
  ['vibrates for a stamp', false, [[[35]]]],
  ['that is set to less motion does not vibrate', true, []],
])('a device %s', (_, isReduced, calls) => {
  const vibrateDevice = vi.fn()
  vi.stubGlobal('navigator', { vibrate: vibrateDevice })
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
  vibrate('stamp')
  expect(vibrateDevice.mock.calls).toEqual(calls)
})
