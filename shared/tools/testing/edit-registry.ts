import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { contentSecurityPolicy } from '../hosting/csp'
import { nginxPolicyFile, policyFile } from '../hosting/host-files'
import { originsOf } from '../hosting/origins'
import { writeChanges } from '../process/write-changes'
import { json, teamPath } from '../registry/site'
import { emptyTeam, setCurrent } from '../registry/team-file'
import type { Registry, RegistryEntries } from '../release/registry'

/** Reads `remotes.json`. */
export async function readRegistry(file: string): Promise<Registry> {
  const content: Partial<Registry> = JSON.parse(await readFile(file, 'utf8'))
  return { ...content, modes: content.modes ?? {} }
}

/** Replaces entries of `remotes.json`, with the team files, which only commands do outside of tests. */
export async function writeRegistry(file: string, entries: RegistryEntries): Promise<Registry> {
  const previous = await readRegistry(file).catch(() => ({ modes: {} }))
  const registry = { ...previous, modes: { ...previous.modes, ...entries } }
  const teams = Object.entries(entries).map(
    ([id, entry]) => [teamPath(id), json(setCurrent(emptyTeam, entry))] as const,
  )
  await writeChanges(dirname(file), new Map([[basename(file), json(registry)], ...teams]))
  return registry
}

/** Allows the origins of URLs and no other one. */
export async function writeOrigins(site: string, urls: readonly string[]): Promise<void> {
  const origins = originsOf(urls)
  const policy = contentSecurityPolicy(await readFile(join(site, 'index.html'), 'utf8'), origins)
  const files = { 'origins.json': json(origins), [policyFile]: nginxPolicyFile(policy) }
  await writeChanges(site, new Map(Object.entries(files)))
}
