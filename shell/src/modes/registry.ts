import type { ModeCard } from '@baithak/contract'
import { type Audience, defaultMode } from '@baithak/contract/modes'
import type { ModeRelease, Registry } from '../services/shell-services'

/** The router's `*` matches no line breaks, so a path with one would render nothing. */
export const encodedLineBreak = /%0[ad]|%e2%80%a[89]/i

/** Returns the mode of a path (spec §2): the one that has its prefix, or the default one. */
export function matchMode(pathname: string, modes: Registry) {
  const path = `${pathname.toLowerCase()}/`
  const release = Object.values(modes).find(({ manifest }) =>
    path.startsWith(`${manifest.prefix}/`),
  )
  return release?.manifest.id ?? defaultMode
}

export const audienceOf = (manifest?: ModeRelease['manifest']): Audience =>
  manifest?.audience ?? 'member'

export const partnerModeOf = (modes: Registry): string | undefined =>
  Object.keys(modes).find((id) => audienceOf(modes[id]?.manifest) === 'partner')

/** Returns the card of a mode. Its image is a URL. */
export function cardOf(release?: Pick<ModeRelease, 'url' | 'manifest'>): ModeCard | undefined {
  const card = release?.manifest.card
  return card && { ...card, scene: new URL(card.scene, release.url).href }
}
