import { expect, test, vi } from 'vitest'
import { runWhenIdle } from './run-when-idle'

function stubIdleTime() {
  const asked: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.push(work))
  vi.stubGlobal('cancelIdleCallback', (place: number) => delete asked[place - 1])
  return () => asked.splice(0).map((work) => work?.()).length
}
/** Steps of a duration in milliseconds. */
function stepsOf(count: number, each: number) {
  let now = 0
  let left = count
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  return vi.fn(() => {
    now += each
    left -= 1
    return left > 0
  })
}

test('steps run while the browser is idle, a few at a time, until none is left', () => {
  const idle = stubIdleTime()
  const step = stepsOf(10, 2)
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
  const step = stepsOf(10, 2)
  const stop = runWhenIdle(step)
  idle()
  stop()
  idle()
  expect(step).toHaveBeenCalledTimes(4)
})

test('without requestIdleCallback the steps run in timeouts', () => {
  vi.useFakeTimers()
  vi.stubGlobal('requestIdleCallback', undefined)
  vi.stubGlobal('cancelIdleCallback', undefined)
  const step = stepsOf(10, 2)
  const stop = runWhenIdle(step)
  expect(step).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(step).toHaveBeenCalled()
  stop()
  const taken = step.mock.calls.length
  vi.runAllTimers()
  expect(step).toHaveBeenCalledTimes(taken)
  vi.useRealTimers()
})
