import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { originsOf } from '../hosting/origins'
import { writeChanges } from '../process/write-changes'
import { json } from '../registry/derive-site'
import type { Registry, RegistryEntries } from '../release/registry'

/** Reads `remotes.json`. */
export async function readRegistry(file: string): Promise<Registry> {
  const content: Partial<Registry> = JSON.parse(await readFile(file, 'utf8'))
  return { ...content, modes: content.modes ?? {} }
}

/** Replaces entries of `remotes.json`, which only commands do outside of tests. */
export async function writeRegistry(file: string, entries: RegistryEntries): Promise<Registry> {
  const previous = await readRegistry(file).catch(() => ({ modes: {} }))
  const registry = { ...previous, modes: { ...previous.modes, ...entries } }
  await writeChanges(dirname(file), new Map([[basename(file), json(registry)]]))
  return registry
}

/** Allows the origins of URLs and no other one. */
export async function writeOrigins(site: string, urls: readonly string[]): Promise<void> {
  await writeChanges(site, new Map([['origins.json', json(originsOf(urls))]]))
}
