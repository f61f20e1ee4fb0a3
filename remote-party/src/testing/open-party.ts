import type { Language } from '@baithak/shared/contract'
import { renderMode } from '@baithak/shared/testing'
import en from '../locales/en.json'
import hi from '../locales/hi.json'
import PartyRoot from '../party-root'

/** Party mode on a test's screen, at an address, as the shell would mount it. */
export const openParty = (
  at: string,
  { language = 'en', state }: { language?: Language; state?: unknown } = {},
) => renderMode(PartyRoot, { at, state, language, translations: { namespace: 'party', en, hi } })
