import type { Language } from '@baithak/shared/contract'
import { renderMode } from '@baithak/shared/testing'
import en from '../locales/en.json'
import hi from '../locales/hi.json'
import PartyRoot from '../party-root'

export const renderParty = (at: string, language: Language = 'en') =>
  renderMode(PartyRoot, { at, language, translations: { namespace: 'party', en, hi } })
