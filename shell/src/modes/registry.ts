import type { ModeCard } from '@baithak/contract'
import { type Audience, defaultMode } from '@baithak/contract/modes'
import type { ModeRelease } from '../services/shell-services'

interface Entries {
  [id: string]: { manifest: { id: string; prefix: string } }
}

/** The mode that a path belongs to (section 2): the one that has its prefix, or the default one. */
export function matchMode(pathname: string, registry: Entries): string {
  // Routers ignore case.
  const path = pathname.toLowerCase()
  const isWithin = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`)
  const entry = Object.values(registry).find(({ manifest }) => isWithin(manifest.prefix))
  return entry?.manifest.id ?? defaultMode
}

/** Who a mode is for: members, until the registry says otherwise. */
export const audienceOf = (manifest?: { audience?: Audience | undefined }): Audience =>
  manifest?.audience ?? 'member'

/** The first mode for partners. */
export const partnerModeOf = (
  entries: Record<string, { manifest: { audience?: Audience | undefined } }>,
): string | undefined =>
  Object.keys(entries).find((id) => audienceOf(entries[id]?.manifest) === 'partner')

/** The card of a mode; its image is a URL. */
export function cardOf(entry?: Pick<ModeRelease, 'url' | 'manifest'>): ModeCard | undefined {
  const card = entry?.manifest.card
  return card && { ...card, scene: new URL(card.scene, entry.url).href }
}
