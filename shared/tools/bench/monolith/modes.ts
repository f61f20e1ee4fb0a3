import { translations as admin } from 'translations:admin'
import { translations as gig } from 'translations:gig'
import { translations as party } from 'translations:party'
import { translations as work } from 'translations:work'
import { inLanguage, type ModeProps } from '@baithak/contract'
import type { ModeId } from '@baithak/contract/modes'
import type { Mode } from '@baithak/ui/define-mode'
import { type ComponentType, lazy } from 'react'

type Root = ComponentType<ModeProps>

const rootLoaders: Record<ModeId, () => Promise<{ default: Root }>> = {
  work: () => import('root:work'),
  party: () => import('root:party'),
  gig: () => import('root:gig'),
  admin: () => import('root:admin'),
}

export const modes: Record<ModeId, Root> = {
  work: lazy(rootLoaders.work),
  party: lazy(rootLoaders.party),
  gig: lazy(rootLoaders.gig),
  admin: lazy(rootLoaders.admin),
}

export const translations: Record<ModeId, Mode['translations']> = { work, party, gig, admin }

/** Starts loading a mode's root and translations in parallel. */
export function preloadMode(id: ModeId) {
  void rootLoaders[id]()
  void inLanguage(translations[id], localStorage.getItem('i18nextLng') ?? 'en')()
}
