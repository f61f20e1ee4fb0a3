import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useClock } from './use-clock'

const start = new Date('2026-11-21T10:00:00.000Z')
const month = 30 * 24 * 60 * 60 * 1000

function Clock({ moment }: { moment: number | null }) {
  return <time>{useClock(moment).toISOString()}</time>
}
const shown = () => screen.getByRole('time').textContent

beforeEach(() => void vi.useFakeTimers({ now: start }))
// The spy is on the fake timers.
afterEach(() => void vi.restoreAllMocks().useRealTimers())

it('updates at the given time, even a month away, with timers of a length that browsers support', () => {
  const timer = vi.spyOn(globalThis, 'setTimeout')
  render(<Clock moment={start.getTime() + month} />)
  expect(Math.max(...timer.mock.calls.map(([, delay]) => delay ?? 0))).toBeLessThan(2 ** 31)
  act(() => vi.advanceTimersByTime(month - 1))
  expect(shown()).not.toBe('2026-12-21T10:00:00.000Z')
  act(() => vi.advanceTimersByTime(1))
  expect(shown()).toBe('2026-12-21T10:00:00.000Z')
})

it('updates when a sleeping page becomes visible', () => {
  render(<Clock moment={start.getTime() + month} />)
  vi.setSystemTime('2026-11-25T10:00:00.000Z')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(shown()).toBe('2026-11-25T10:00:00.000Z')
})
