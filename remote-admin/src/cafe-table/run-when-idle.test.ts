// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { runWhenIdle } from './run-when-idle'

function stubIdleTime() {
  const callbacks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => delete callbacks[handle - 1])
  return () => callbacks.splice(0).map((callback) => callback?.()).length
}
/** Steps of a duration in milliseconds. */
function createStep(count: number, durationMs: number) {
  let now = 0
  let remaining = count
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return vi.fn(() => {
    now += durationMs
    remaining -= 1
    return remaining > 0
  })
}

test('steps run while the browser is idle, a few at a time, until none is left', () => {
  const idle = stubIdleTime()
  const step = createStep(10, 2)
  runWhenIdle(step)
  expect(step).not.toHaveBeenCalled()
  idle()
  expect(step).toHaveBeenCalledTimes(4)
  idle()
  idle()
  expect(step).toHaveBeenCalledTimes(10)
  expect(idle()).toBe(0)
})

test('a cancelled run stops', () => {
  const idle = stubIdleTime()
  const step = createStep(10, 2)
  const cancel = runWhenIdle(step)
  idle()
  cancel()
  idle()
  expect(step).toHaveBeenCalledTimes(4)
})

test('without requestIdleCallback the steps run in timeouts', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('cancelIdleCallback', undefined)
  const step = createStep(10, 2)
  const cancel = runWhenIdle(step)
  expect(step).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(step).toHaveBeenCalled()
  cancel()
  const stepCount = step.mock.calls.length
  vi.runAllTimers()
  expect(step).toHaveBeenCalledTimes(stepCount)
  vi.useRealTimers()
})
