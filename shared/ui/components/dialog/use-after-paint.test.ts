// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAfterPaint } from './use-after-paint'

/** Animation frames that the test runs itself. */
function frames() {
  const waiting = new Map<number, FrameRequestCallback>()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    waiting.set(waiting.size, callback)
    return waiting.size - 1
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  return () => {
    for (const callback of waiting.values()) callback(0)
    waiting.clear()
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('runs after the frame is painted, and cleans up on unmount', async () => {
  const paint = frames()
  const undo = vi.fn()
  const act = vi.fn(() => undo)
  const { unmount } = renderHook(() => useAfterPaint(act))
  await nextTask()
  paint()
  expect(act).not.toHaveBeenCalled()
  await nextTask()
  expect(act).toHaveBeenCalledOnce()
  expect(undo).not.toHaveBeenCalled()
  unmount()
  expect(undo).toHaveBeenCalledOnce()
})

test('does not run for a component that unmounts before its frame, or right after it', async () => {
  const paint = frames()
  const act = vi.fn(() => undefined)
  renderHook(() => useAfterPaint(act)).unmount()
  paint()
  await nextTask()
  const { unmount } = renderHook(() => useAfterPaint(act))
  paint()
  unmount()
  await nextTask()
  expect(act).not.toHaveBeenCalled()
})
