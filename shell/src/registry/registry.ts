import type { ModeCard, RegistryEntry as ReleaseEntry } from '@baithak/contract'
import { type Audience, defaultMode } from '@baithak/contract/modes'

/** The release of a mode that this device uses. */
export interface RegistryEntry extends ReleaseEntry {
  /** The release is for this tab only. */
  channel?: 'preview'
  /** The regular release, used when the preview fails. */
  regular?: ReleaseEntry | undefined
}
/** By mode; the registry may name modes that did not exist when the shell was built. */
export type Registry = Record<string, RegistryEntry>

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
export function cardOf(entry?: Pick<RegistryEntry, 'url' | 'manifest'>): ModeCard | undefined {
  const card = entry?.manifest.card
  return card && { ...card, scene: new URL(card.scene, entry.url).href }
}
