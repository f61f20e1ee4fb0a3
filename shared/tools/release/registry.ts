import type { RegistryEntry } from '@baithak/contract'

export type { ModeJson as Manifest, RegistryEntry } from '@baithak/contract'
export type RegistryEntries = Record<string, RegistryEntry>

/** The content of `remotes.json`: where each mode is deployed. */
export interface Registry {
  modes: RegistryEntries
}
