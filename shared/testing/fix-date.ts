import { beforeEach, vi } from 'vitest'

/** Sets the date of each test of a file. Timers stay real unless a test fakes them. */
export function fixDate(now: Date | string) {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] }))
}
