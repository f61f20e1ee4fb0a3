import {
  cafeDetailsOf,
  cafesRecord,
  checkInsRecord,
  type StoredCafe,
  visibleText,
} from '@baithak/domain'
import { mergeCafes as mergeByName } from '@baithak/domain/cafes'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClockEvery } from '@baithak/ui'
import { useMemo } from 'react'
import { type AdminCafe, blankCafe } from './admin-cafe'
import { countCheckIns } from './check-ins'
import { sampleCafes } from './sample-cafes'

const quarterMs = 15 * 60_000

/** All cafés, samples translated. The list updates with each quarter of an hour, and when another tab adds a café or check-in. */
export function useCafes(): AdminCafe[] {
  const { language } = useTranslation('admin').i18n
  const { storage } = useHost()
  const stored = useRecord(storage.record(cafesRecord))
  const checkIns = useRecord(storage.record(checkInsRecord))
  const quarter = Math.floor(useClockEvery(quarterMs).getTime() / quarterMs)
  // Thousands may be stored: do not merge them on every key press.
  return useMemo(
    () =>
      countCheckIns(
        mergeCafes(sampleCafes(language), stored),
        checkIns,
        new Date(quarter * quarterMs),
      ),
    [language, stored, checkIns, quarter],
  )
}

/** Built-in and stored cafés as partners see them. */
export const mergeCafes = (
  samples: readonly AdminCafe[],
  stored: readonly StoredCafe[],
): AdminCafe[] => mergeByName(samples, stored, ({ alias }) => alias, toAdminCafe)

function toAdminCafe(stored: StoredCafe, sample = blankCafe): AdminCafe {
  const name = visibleText(stored.name)
  return {
    ...cafeDetailsOf(stored, sample),
    id: String(stored.id ?? '') || name || 'cafe',
    name: name === sample.alias ? sample.name : name,
    alias: name,
    city: stored.city ?? sample.city,
    area: stored.area ?? sample.area,
    address: stored.address ?? sample.address,
    contact: stored.contact ?? sample.contact,
    description: stored.description ?? sample.description,
    category: stored.category ?? stored.passType ?? sample.category,
    status: stored.status ?? sample.status,
    checkIns: countOf(stored.checkIns ?? sample.checkIns),
    liveCheckIns: countOf(stored.liveCheckIns ?? sample.liveCheckIns),
    weekCheckIns: countOf(stored.weekCheckIns ?? sample.weekCheckIns),
    checkInTimes: [],
    source: stored,
  }
}

/** A negative or unsafe number counts as 0. */
function countOf(value: number): number {
  const count = Math.round(value)
  return count > 0 && Number.isSafeInteger(count) ? count : 0
}
