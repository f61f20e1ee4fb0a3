import type { Mode } from '@baithak/shared/define-mode'
import type { ModeId } from '@baithak/shared/modes'
import { type ComponentType, lazy } from 'react'

type RoutesLoader = () => Promise<{ default: ComponentType }>

const routeLoaders: Record<ModeId, RoutesLoader> = {
  work: async () => ({ default: (await import('mode:work')).WorkRoutes }),
  party: async () => ({ default: (await import('mode:party')).PartyRoutes }),
  gig: async () => ({ default: (await import('mode:gig')).GigRoutes }),
  admin: async () => ({ default: (await import('mode:admin')).AdminRoutes }),
}

export const modes: Record<ModeId, ComponentType> = {
  work: lazy(routeLoaders.work),
  party: lazy(routeLoaders.party),
  gig: lazy(routeLoaders.gig),
  admin: lazy(routeLoaders.admin),
}

export const translations: Record<ModeId, Mode['translations']> = {
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

/** Starts loading a mode's routes and translations in parallel. */
export function preloadMode(id: ModeId) {
  void routeLoaders[id]()
  void translations[id][localStorage.getItem('i18nextLng') === 'hi' ? 'hi' : 'en']()
}
