// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubPerformanceObserver } from '../../testing/stub-performance-observer'
import { afterFirstPaint } from './after-first-paint'

let reportPaint: () => void
beforeEach(() => {
  vi.useFakeTimers()
  reportPaint = stubPerformanceObserver()
})
afterEach(() => void vi.useRealTimers())

it('calls back once, when the page reports its first paint', () => {
  const callback = vi.fn()
  afterFirstPaint(callback)
  expect(callback).not.toHaveBeenCalled()
  reportPaint()
  reportPaint()
  vi.runAllTimers()
  expect(callback).toHaveBeenCalledOnce()
})

it('calls back half a second later in a browser that reports none', () => {
  const callback = vi.fn()
  afterFirstPaint(callback)
  vi.advanceTimersByTime(499)
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(callback).toHaveBeenCalledOnce()
})

it('calls back at once in a hidden page', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const callback = vi.fn()
  afterFirstPaint(callback)
  expect(callback).toHaveBeenCalledOnce()
})
