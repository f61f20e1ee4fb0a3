import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { writeChanges } from '../process/write-changes'

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
  const text = `${JSON.stringify(registry, null, 2)}\n`
  await writeChanges(dirname(file), new Map([[basename(file), text]]))
  return registry
}
