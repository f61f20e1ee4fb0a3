import type { Language } from '@baithak/contract'
import { renderMode, seedLocalStorage } from '@baithak/testing'
// Its dates extend the global Date: the real one, not that of the test that loads the wizard first.
import 'react-day-picker'
import PartyRoot from '../party-root'

export const translations = {
  namespace: 'party',
  files: import.meta.glob<object>('../locales/*.json', { eager: true, import: 'default' }),
}

/** Before the host exists. */
export const seedEnquiries = (...enquiries: object[]) => seedLocalStorage({ my_parties: enquiries })

export const renderParty = (at: string, language: Language = 'en') =>
  renderMode(PartyRoot, { at, language, translations })
