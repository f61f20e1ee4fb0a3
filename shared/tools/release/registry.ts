/** The fields of `mode.json` that the tools read; they pass on the others unchanged. */
export interface Manifest {
  id: string
  version: string
  entry: string
  [field: string]: unknown
}

export interface RegistryEntry {
  url: string
  commit?: string
  manifest: Manifest
}

export type RegistryEntries = Record<string, RegistryEntry>

/** The content of `remotes.json`: where each mode is deployed. */
export interface Registry {
  modes: RegistryEntries
}
