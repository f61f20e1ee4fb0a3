import { readFile } from 'node:fs/promises'
import { writeAtomically } from '../process/write-atomically'

/** The fields of `mode.json` that the tools read; they pass on the others unchanged. */
export interface Manifest {
  id: string
  version: string
  entry: string
  [field: string]: unknown
}

export interface RegistryEntry {
  url: string
  manifest: Manifest
}

export type RegistryEntries = Record<string, RegistryEntry>

/** The content of `remotes.json`: where each mode is deployed. */
export interface Registry {
  modes: RegistryEntries
}

/** Reads `remotes.json`; a missing file is an empty registry, an invalid one an error. */
export async function readRegistry(file: string): Promise<Registry> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{ "modes": {} }'
    throw error
  })
  try {
    const content = JSON.parse(text) as Partial<Registry>
    return { ...content, modes: content.modes ?? {} }
  } catch {
    throw new Error(
      `${file} is not valid JSON, so no entry was changed. Fix it, or delete it to start from an empty registry.`,
    )
  }
}

/** Replaces entries of `remotes.json` atomically, and leaves the others unchanged. */
export async function writeRegistry(file: string, entries: RegistryEntries): Promise<Registry> {
  const previous = await readRegistry(file)
  const registry = { ...previous, modes: { ...previous.modes, ...entries } }
  await writeAtomically(file, `${JSON.stringify(registry, null, 2)}\n`)
  return registry
}
