import type { StoredValues } from '@baithak/tools/testing/stored'
import { serializedEntries } from '@baithak/tools/testing/stored'
import { isoWeekLabel } from '@baithak/ui/format'

const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Moves the dates of stored values from the scenarios' fixed clock to today, because these engines run on the real clock.
 * Moves them by whole weeks, so that weekdays match and future dates stay in the future.
 */
export function storedNow(values: StoredValues, clock: Date, now: Date): StoredValues {
  const offsetMs = Math.floor((now.getTime() - clock.getTime()) / weekMs) * weekMs
  const move = (date: string) =>
    new Date(Date.parse(date) + offsetMs).toISOString().slice(0, date.length)
  return Object.fromEntries(
    serializedEntries(values).map(([key, text]) => [
      key,
      text
        .replaceAll(isoWeekLabel(clock), isoWeekLabel(now))
        .replace(/\b20\d\d-\d\d-\d\d(T[\d:.]+Z)?/g, (date) => move(date)),
    ]),
  )
}
