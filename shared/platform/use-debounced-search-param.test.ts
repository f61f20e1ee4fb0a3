// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { useDebouncedSearchParam } from './use-debounced-search-param'

beforeEach(() => void vi.useFakeTimers())

/** A search field whose URL changes only by `changeUrl`. */
function open(param = '') {
  const setParam = vi.fn()
  const { result, rerender } = renderHook((at) => useDebouncedSearchParam(at, setParam), {
    initialProps: param,
  })
  return {
    setParam,
    text: () => result.current.text,
    typeText: (text: string) => act(() => result.current.setText(text)),
    pause: () => act(() => vi.advanceTimersByTime(250)),
    flush: () => act(() => result.current.flush()),
    changeUrl: (text: string) => rerender(text),
  }
}

it('is written once typing pauses, or at once by flush', () => {
  const { typeText, setParam, pause, flush } = open()
  typeText('k')
  typeText('ka')
  expect(setParam).not.toHaveBeenCalled()
  pause()
  typeText('kaa')
  flush()
  pause()
  expect(setParam.mock.calls).toEqual([['ka'], ['kaa']])
})

it('letters that the URL does not have yet survive when it changes to earlier ones', () => {
  const { typeText, pause, changeUrl, text } = open()
  typeText('ka')
  pause()
  typeText('kaa')
  pause()
  typeText('kaap')
  changeUrl('ka')
  expect(text()).toBe('kaap')
  changeUrl('kaa')
  expect(text()).toBe('kaap')
})

it('another change of the URL replaces the text', () => {
  const { typeText, pause, changeUrl, text } = open('chai')
  typeText('kaapi')
  pause()
  changeUrl('kaapi')
  changeUrl('chai')
  expect(text()).toBe('chai')
  changeUrl('')
  expect(text()).toBe('')
})
