import { renderMode } from '@baithak/shared/testing'
import en from '../locales/en.json'
import hi from '../locales/hi.json'
import PartyRoot from '../party-root'

// jsdom lays nothing out, so nothing ever changes its size there; sliders ask all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Party mode on a test's screen, at an address, as the shell would mount it. */
export const openParty = (
  at: string,
  { language = 'en', state }: { language?: 'en' | 'hi'; state?: unknown } = {},
) => renderMode(PartyRoot, { at, state, language, texts: { namespace: 'party', en, hi } })
