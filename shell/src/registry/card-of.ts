import { builtInCards } from 'virtual:built-in-cards'
import type { ModeCard } from '@baithak/contract'
import type { RegistryEntry } from './registry'

/** A card whose image is a URL. The shell's style sheet has the colours of built-in ones. */
export type Card = Omit<ModeCard, 'colours'> & Partial<Pick<ModeCard, 'colours'>>

/** The last part of a URL: of a built file it has the content's hash. */
export const fileNameOf = (url: string) => url.slice(url.lastIndexOf('/') + 1)

/** The card of a mode. Until the registry is loaded, and of older releases, that of the shell's build. */
export function cardOf(
  id: string,
  entry?: Pick<RegistryEntry, 'url' | 'manifest'>,
): Card | undefined {
  const builtIn = builtInCards.find((card) => card.id === id)
  const card = entry?.manifest.card
  if (!card) return builtIn
  const scene = new URL(card.scene, entry.url).href
  // The same image is not requested again.
  return builtIn && fileNameOf(builtIn.scene) === fileNameOf(scene)
    ? { ...card, scene: builtIn.scene }
    : { ...card, scene }
}
