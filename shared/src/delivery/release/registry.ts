import { readFile, rename, writeFile } from 'node:fs/promises'
import type { ModeId } from '../../apps/apps'

/** What `mode.json` says; the tools read these fields and pass the rest on as it is. */
export interface Manifest {
  id: ModeId
  version: string
  entry: string
  [field: string]: unknown
}

export interface RegistryEntry {
  url: string
  manifest: Manifest
}

export type RegistryEntries = Partial<Record<ModeId, RegistryEntry>>

/** The content of `remotes.json`: where each mode is deployed. */
export interface Registry {
  modes: RegistryEntries
}

/** Puts entries into a registry and leaves every other one as it is. */
export function withEntries(registry: Registry, entries: RegistryEntries): Registry {
  return { ...registry, modes: { ...registry.modes, ...entries } }
}

/** Reads `remotes.json`; a missing file is an empty registry, an unreadable one is an error. */
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
      `${file} is not valid JSON, so no entry was changed. Mend it, or delete it to start from an empty registry.`,
    )
  }
}

/** Changes the given modes' entries in `remotes.json`, in one step that no reader can see half done. */
export async function writeRegistry(file: string, entries: RegistryEntries): Promise<Registry> {
  const registry = withEntries(await readRegistry(file), entries)
  const draft = `${file}.${process.pid}.draft`
  await writeFile(draft, `${JSON.stringify(registry, null, 2)}\n`)
  await rename(draft, file)
  return registry
}
