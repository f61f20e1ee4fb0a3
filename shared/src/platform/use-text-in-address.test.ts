import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useTextInAddress } from './use-text-in-address'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A text field over an address that says something new only when it is told to. */
function open(kept = '') {
  const write = vi.fn()
  const { result, rerender } = renderHook((at) => useTextInAddress(at, write), {
    initialProps: kept,
  })
  return {
    write,
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    rest: () => act(() => vi.advanceTimersByTime(250)),
    keep: () => act(() => result.current.keep()),
    addressSays: (text: string) => rerender(text),
  }
}

it('is written once typing rests, or at once when the screen is left', () => {
  const { type, write, rest, keep } = open()
  type('k')
  type('ka')
  expect(write).not.toHaveBeenCalled()
  rest()
  type('kaa')
  keep()
  rest()
  expect(write.mock.calls).toEqual([['ka'], ['kaa']])
})

it('letters that the address has not heard of yet stay when it says earlier ones', () => {
  const { type, rest, addressSays, shown } = open()
  type('ka')
  rest()
  type('kaa')
  rest()
  type('kaap')
  addressSays('ka')
  expect(shown()).toBe('kaap')
  addressSays('kaa')
  expect(shown()).toBe('kaap')
})

it('whoever else changes the address changes the text', () => {
  const { type, rest, addressSays, shown } = open('chai')
  type('kaapi')
  rest()
  addressSays('kaapi')
  addressSays('chai')
  expect(shown()).toBe('chai')
  addressSays('')
  expect(shown()).toBe('')
})
