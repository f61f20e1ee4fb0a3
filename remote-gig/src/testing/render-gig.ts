import type { Language } from '@baithak/contract'
import { fixDate, renderMode, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { fireEvent, screen } from '@testing-library/react'
import GigRoot from '../gig-root'
import { type Artist, artistRecord } from '../model/artist'

export const translations = {
  namespace: 'gig',
  files: import.meta.glob<object>('../locales/**/*.json', { eager: true, import: 'default' }),
}

/** Sets the date of every test in the file to the Saturday of ISO week 2026-W47. */
export const setFixedDate = () => fixDate('2026-11-21T09:00+05:30')

/** Renders Gig at a path on a device with these stored values, and waits for the lazy screen. */
export async function renderGig(at: string, stored = {}, language: Language = 'en') {
  seedLocalStorage(stored)
  const gig = renderMode(GigRoot, { at, language, translations })
  await waitForLazyScreen()
  return gig
}

export async function tap(name: string | RegExp, role: 'button' | 'link' = 'button') {
  fireEvent.click(await screen.findByRole(role, { name }))
  await waitForLazyScreen()
}

export const createArtist = (overrides: Partial<Artist> = {}): Artist => ({
  ...artistRecord.fallback,
  name: 'Ira Menon',
  last_applied_week: '2026-W47',
  ...overrides,
})
