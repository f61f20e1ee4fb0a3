import { inLanguage } from '@baithak/contract'
import {
  cafeDetailsOf,
  cafesRecord,
  checkInsRecord,
  type StoredCafe,
  visibleText,
} from '@baithak/domain'
import { cafeDetailsByLanguage } from '@baithak/domain/cafe-details-by-language'
import { mergeCafes as mergeByName } from '@baithak/domain/cafes'
import { cafeTexts, sampleCafeDetails } from '@baithak/domain/sample-cafes'
import { sampleCafeIn } from '@baithak/domain/sample-names'
import { useHost, useTranslation } from '@baithak/platform'
import { useRecord } from '@baithak/storage'
import { useClockEvery } from '@baithak/ui'
import { useMemo } from 'react'
import { screenTexts } from '../locales/screen-texts'
import { activeCafes, pendingCafes } from '../samples/sample-cafes'
import { type AdminCafe, blankCafe } from './admin-cafe'
import { countCheckIns } from './check-ins'

const quarterMs = 15 * 60_000

/** All cafés, with translated samples. The list follows the clock and the changes of other tabs. */
export function useCafes(): AdminCafe[] {
  const { language } = useTranslation().i18n
  const { storage } = useHost()
  const stored = useRecord(storage.record(cafesRecord))
  const checkIns = useRecord(storage.record(checkInsRecord))
  const quarter = Math.floor(useClockEvery(quarterMs).getTime() / quarterMs)
  // The memo keeps thousands of stored cafés from being merged on every key press.
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

/** Returns the sample cafés in a language: those that members see, and the pending ones. */
export function sampleCafes(language: string): AdminCafe[] {
  const details = inLanguage(cafeDetailsByLanguage, language)
  const pending = inLanguage(screenTexts, language).samples
  return [
    ...activeCafes.map(([id, contact, checkIns, liveCheckIns, weekCheckIns]): AdminCafe => {
      const { tier, ...facts } = sampleCafeDetails(id)
      return {
        ...blankCafe,
        ...facts,
        id,
        ...sampleCafeIn(id, language),
        ...details[id],
        alias: cafeTexts[id].name,
        contact,
        category: tier,
        checkIns,
        liveCheckIns,
        weekCheckIns,
        status: 'Active',
      }
    }),
    ...pendingCafes.map(
      (own): AdminCafe => ({ ...blankCafe, ...own, ...pending[own.id], status: 'Pending' }),
    ),
  ]
}

/** Returns sample and stored cafés as partners see them. */
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
    checkIns: toCount(stored.checkIns ?? sample.checkIns),
    liveCheckIns: toCount(stored.liveCheckIns ?? sample.liveCheckIns),
    weekCheckIns: toCount(stored.weekCheckIns ?? sample.weekCheckIns),
    checkInTimes: [],
    source: stored,
  }
}

/** Returns 0 for a negative or unsafe number. */
function toCount(value: number): number {
  const count = Math.round(value)
  return count > 0 && Number.isSafeInteger(count) ? count : 0
}
