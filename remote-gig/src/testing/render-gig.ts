// biome-ignore-all lint/style/noRestrictedGlobals: the tests put on the device what a visitor would have there
import type { Language } from '@baithak/shared/contract'
import { renderMode } from '@baithak/shared/testing'
import { beforeEach, vi } from 'vitest'
import GigRoot from '../gig-root'
import en from '../locales/en.json'
import hi from '../locales/hi.json'

/** Set-up of the screens' tests: Gig mode at a path, on the Saturday of ISO week 2026-W47. */
export function onStage() {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 9) })
    return () => vi.useRealTimers()
  })
  return (at: string, language: Language = 'en') =>
    renderMode(GigRoot, { at, language, texts: { namespace: 'gig', en, hi } })
}

export const store = (key: 'artistProfile' | 'appliedGigs' | 'userName', value: unknown) =>
  localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))

export const stored = (key: 'artistProfile' | 'appliedGigs') =>
  JSON.parse(localStorage.getItem(key) ?? 'null')

export const artistWith = (rest: object = {}) => ({
  name: 'Ira Menon',
  premium_pass: false,
  verified_performer: false,
  applied_gigs_count: 0,
  last_applied_week: '2026-W47',
  ...rest,
})

export const noGigs = { Applied: [], Shortlisted: [], Confirmed: [], Completed: [] }
