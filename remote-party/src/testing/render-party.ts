import type { Language } from '@baithak/contract'
import { renderMode, seedLocalStorage } from '@baithak/testing'
import { vi } from 'vitest'
import PartyRoot from '../party-root'

// Every screen is loaded before the tests, so that no test waits for an import, and react-day-picker extends the real Date.
import.meta.glob('../*/*-page.tsx', { eager: true })

export const translations = {
  namespace: 'party',
  files: import.meta.glob<object>('../locales/**/*.json', { eager: true, import: 'default' }),
}

/** Stores enquiries on the device. Call it before `renderParty`. */
export const seedEnquiries = (...enquiries: object[]) => seedLocalStorage({ my_parties: enquiries })

export const renderParty = (at: string, language: Language = 'en') =>
  renderMode(PartyRoot, { at, language, translations })

/** Gives the device these abilities. jsdom's own properties work on its navigator alone. */
export const stubNavigator = (abilities: object) =>
  vi.stubGlobal('navigator', { userAgent: 'Chrome', language: 'en', ...abilities })
