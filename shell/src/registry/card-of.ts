import type { ModeCard } from '@baithak/contract'
import type { RegistryEntry } from './registry'

/** The card of a mode; its image is a URL. */
export function cardOf(entry?: Pick<RegistryEntry, 'url' | 'manifest'>): ModeCard | undefined {
  const card = entry?.manifest.card
  return card && { ...card, scene: new URL(card.scene, entry.url).href }
}
