import type { Mode, ModeId } from '@baithak/shared/contract'
import { type ComponentType, lazy } from 'react'

type Screens = () => Promise<{ default: ComponentType }>

const screens: Record<ModeId, Screens> = {
  work: async () => ({ default: (await import('section:work')).WorkRoutes }),
  party: async () => ({ default: (await import('section:party')).PartyRoutes }),
  gig: async () => ({ default: (await import('section:gig')).GigRoutes }),
  admin: async () => ({ default: (await import('section:admin')).AdminRoutes }),
}

export const sections: Record<ModeId, ComponentType> = {
  work: lazy(screens.work),
  party: lazy(screens.party),
  gig: lazy(screens.gig),
  admin: lazy(screens.admin),
}

export const texts: Record<ModeId, Mode['translations']> = {
  work: {
    en: () => import('../../../remote-work/src/locales/en.json'),
    hi: () => import('../../../remote-work/src/locales/hi.json'),
  },
  party: {
    en: () => import('../../../remote-party/src/locales/en.json'),
    hi: () => import('../../../remote-party/src/locales/hi.json'),
  },
  gig: {
    en: () => import('../../../remote-gig/src/locales/en.json'),
    hi: () => import('../../../remote-gig/src/locales/hi.json'),
  },
  admin: {
    en: () => import('../../../remote-admin/src/locales/en.json'),
    hi: () => import('../../../remote-admin/src/locales/hi.json'),
  },
}

/** Asks for a section's screens and texts side by side. */
export function startSection(id: ModeId) {
  void screens[id]()
  void texts[id][localStorage.getItem('i18nextLng') === 'hi' ? 'hi' : 'en']()
}
