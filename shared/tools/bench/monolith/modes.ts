import { byLanguage, inLanguage } from '@baithak/contract'
import type { ModeId } from '@baithak/contract/modes'
import type { Mode } from '@baithak/ui/define-mode'
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
  work: byLanguage(
    import.meta.glob<{ default: object }>('../../../../remote-work/src/locales/*.json'),
  ),
  party: byLanguage(
    import.meta.glob<{ default: object }>('../../../../remote-party/src/locales/*.json'),
  ),
  gig: byLanguage(
    import.meta.glob<{ default: object }>('../../../../remote-gig/src/locales/*.json'),
  ),
  admin: byLanguage(
    import.meta.glob<{ default: object }>('../../../../remote-admin/src/locales/*.json'),
  ),
}

/** Starts loading a mode's routes and translations in parallel. */
export function preloadMode(id: ModeId) {
  void routeLoaders[id]()
  void inLanguage(translations[id], localStorage.getItem('i18nextLng') ?? 'en')()
}
