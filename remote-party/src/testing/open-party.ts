import type { Language } from '@baithak/shared/contract'
import { renderMode } from '@baithak/shared/testing'
import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import en from '../locales/en.json'
import hi from '../locales/hi.json'
import PartyRoot from '../party-root'

// A busy machine is slow to draw a whole screen for the first time; that is no defect of the screen.
configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

// jsdom lays nothing out, so nothing ever changes its size there; sliders ask all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Party mode on a test's screen, at an address, as the shell would mount it. */
export const openParty = (
  at: string,
  { language = 'en', state }: { language?: Language; state?: unknown } = {},
) => renderMode(PartyRoot, { at, state, language, texts: { namespace: 'party', en, hi } })
