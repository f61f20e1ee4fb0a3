import { afterEach, beforeEach, describe, vi } from 'vitest'

/** India, and zones in which a member may travel: east and west, with and without daylight saving time. */
export const zones = ['Asia/Kolkata', 'Australia/Sydney', 'Europe/London', 'America/Los_Angeles']

/** Runs tests on devices in several time zones. */
export function inEachZone(tests: (zone: string) => void) {
  describe.each(zones)('on a device in %s', (zone) => {
    beforeEach(() => vi.stubEnv('TZ', zone))
    afterEach(() => vi.unstubAllEnvs())
    tests(zone)
  })
}
