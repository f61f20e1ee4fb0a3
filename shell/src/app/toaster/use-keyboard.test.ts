// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useKeyboard } from './use-keyboard'

it('measures when the visible part of the page has changed, and not in a render', () => {
  let height = window.innerHeight
  const readHeight = vi.fn(() => height)
  const visualViewport = Object.defineProperty(
    Object.assign(new EventTarget(), { scale: 1, offsetTop: 40 }),
    'height',
    { get: readHeight },
  )
  vi.stubGlobal('visualViewport', visualViewport)
  const { result, rerender } = renderHook(useKeyboard)
  expect(result.current.isOpen).toBe(false)

  readHeight.mockClear()
  rerender()
  expect(readHeight).not.toHaveBeenCalled()

  height -= 300
  act(() => void visualViewport.dispatchEvent(new Event('resize')))
  expect(result.current).toEqual({ isOpen: true, visibleTopPx: 40 })
})
