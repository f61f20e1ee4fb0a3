import { isoWeekLabel } from '@baithak/shared/format'
import type { StoredValues } from '../fixtures/stored'
import { storedTexts } from '../fixtures/stored'

const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Stored values of the walk's clock as they would be today: these engines keep their own clock. Moved by whole weeks,
 * so that what was to come still is.
 */
export function storedNow(values: StoredValues, clock: Date, now: Date): StoredValues {
  const later = Math.floor((now.getTime() - clock.getTime()) / weekMs) * weekMs
  const moved = (date: string) =>
    new Date(Date.parse(date) + later).toISOString().slice(0, date.length)
  return Object.fromEntries(
    storedTexts(values).map(([key, text]) => [
      key,
      text
        .replaceAll(isoWeekLabel(clock), isoWeekLabel(now))
        .replace(/\b20\d\d-\d\d-\d\d(T[\d:.]+Z)?/g, (date) => moved(date)),
    ]),
  )
}
