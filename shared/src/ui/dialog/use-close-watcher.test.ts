import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCloseWatcher } from './use-close-watcher'

const watching = new Set<Watcher>()
class Watcher {
  onclose?: () => void
  constructor() {
    watching.add(this)
  }
  destroy() {
    watching.delete(this)
  }
}
/** As the browser does: a watcher hears one request, the youngest first. */
function phoneBack() {
  const [youngest] = [...watching].reverse()
  youngest?.destroy()
  youngest?.onclose?.()
}

beforeEach(() => {
  watching.clear()
  vi.stubGlobal('CloseWatcher', Watcher)
})
afterEach(() => vi.unstubAllGlobals())

const watch = (onClose: () => void) =>
  renderHook(({ open, close }) => useCloseWatcher(open, close), {
    initialProps: { open: true, close: onClose },
  })

it('the phone’s Back closes the open dialog with the latest handler', () => {
  const [first, later] = [vi.fn(), vi.fn()]
  const { rerender } = watch(first)
  rerender({ open: true, close: later })
  phoneBack()
  expect(first).not.toHaveBeenCalled()
  expect(later).toHaveBeenCalledOnce()
})

it('a closing or closed dialog does not handle the phone’s Back', () => {
  const { rerender, unmount } = watch(vi.fn())
  rerender({ open: false, close: vi.fn() })
  expect(watching.size).toBe(0)
  rerender({ open: true, close: vi.fn() })
  expect(watching.size).toBe(1)
  unmount()
  expect(watching.size).toBe(0)
})

it('a browser without CloseWatcher is unaffected', () => {
  vi.unstubAllGlobals()
  expect(() => watch(vi.fn())).not.toThrow()
})
