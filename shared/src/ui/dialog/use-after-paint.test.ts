import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAfterPaint } from './use-after-paint'

/** Frames that come when they are told to. */
function frames() {
  const waiting = new Map<number, FrameRequestCallback>()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    waiting.set(waiting.size, draw)
    return waiting.size - 1
  })
  vi.stubGlobal('cancelAnimationFrame', (id: number) => waiting.delete(id))
  return () => {
    for (const draw of waiting.values()) draw(0)
    waiting.clear()
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

test('acts when the frame is painted, not while it is made, and undoes it with the part', async () => {
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

test('a part that goes before its frame, or right after it, does nothing any more', async () => {
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
