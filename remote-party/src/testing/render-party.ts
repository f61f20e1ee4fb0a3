import type { Language } from '@baithak/contract'
import { renderMode, seedLocalStorage } from '@baithak/testing'
import PartyRoot from '../party-root'

// Loads every screen before the tests, so that none waits for an import, nor react-day-picker extends a fixed Date.
import.meta.glob('../*/*-page.tsx', { eager: true })

export const translations = {
  namespace: 'party',
  files: import.meta.glob<object>('../locales/**/*.json', { eager: true, import: 'default' }),
}

/** Before the host exists. */
export const seedEnquiries = (...enquiries: object[]) => seedLocalStorage({ my_parties: enquiries })

export const renderParty = (at: string, language: Language = 'en') =>
  renderMode(PartyRoot, { at, language, translations })
