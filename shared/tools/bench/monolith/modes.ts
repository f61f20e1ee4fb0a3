import { translations as admin } from 'translations:admin'
import { translations as gig } from 'translations:gig'
import { translations as party } from 'translations:party'
import { translations as work } from 'translations:work'
import { inLanguage } from '@baithak/contract'
import type { ModeId } from '@baithak/contract/modes'
import type { Mode } from '@baithak/ui/define-mode'
import { type ComponentType, lazy } from 'react'

type RoutesLoader = () => Promise<{ default: ComponentType }>

const routeLoaders: Record<ModeId, RoutesLoader> = {
  work: async () => ({ default: (await import('routes:work')).WorkRoutes }),
  party: async () => ({ default: (await import('routes:party')).PartyRoutes }),
  gig: async () => ({ default: (await import('routes:gig')).GigRoutes }),
  admin: async () => ({ default: (await import('routes:admin')).AdminRoutes }),
}

export const modes: Record<ModeId, ComponentType> = {
  work: lazy(routeLoaders.work),
  party: lazy(routeLoaders.party),
  gig: lazy(routeLoaders.gig),
  admin: lazy(routeLoaders.admin),
}

export const translations: Record<ModeId, Mode['translations']> = { work, party, gig, admin }

/** Starts loading a mode's routes and translations in parallel. */
export function preloadMode(id: ModeId) {
  void routeLoaders[id]()
  void inLanguage(translations[id], localStorage.getItem('i18nextLng') ?? 'en')()
}
