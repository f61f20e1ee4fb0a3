import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedSearchParam } from './use-debounced-search-param'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A text field over an address that says something new only when it is told to. */
function open(kept = '') {
  const write = vi.fn()
  const { result, rerender } = renderHook((at) => useDebouncedSearchParam(at, write), {
    initialProps: kept,
  })
  return {
    write,
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    rest: () => act(() => vi.advanceTimersByTime(250)),
    flush: () => act(() => result.current.flush()),
    addressSays: (text: string) => rerender(text),
  }
}

it('is written once typing rests, or at once when the screen is left', () => {
  const { type, write, rest, flush } = open()
  type('k')
  type('ka')
  expect(write).not.toHaveBeenCalled()
  rest()
  type('kaa')
  flush()
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
