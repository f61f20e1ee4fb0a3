import { contractVersion } from '@baithak/shared/contract'
import type { Mode } from '@baithak/shared/define-mode'
import { persistently } from './attempts'
import { ModeFault } from './fault'
import { federation } from './federation'
import { preloadMode } from './preload-mode'
import type { RegistryEntry } from './registry'

/** The modes of this page, by the address of their entry: the federation complains of one that it is told of twice. */
const loaded = new Map<string, Mode>()

/** Loads a mode's code face, trying again with growing pauses. Rejects with a `ModeFault` that tells why. */
export async function loadMode(entry: RegistryEntry, language: string): Promise<Mode> {
  const { id, contract, entry: file } = entry.manifest
  if (contract !== contractVersion)
    throw new ModeFault(
      'wrong-contract',
      `${id} asks for contract ${contract}, the shell offers ${contractVersion}`,
    )
  const address = new URL(file, entry.url).href
  const known = loaded.get(address)
  if (known) return known
  const module = await persistently(address, async () => {
    preloadMode(entry, language)
    await verifyEntry(address, entry.manifest.integrity[file])
    const page = federation()
    page.registerRemotes([{ name: id, entry: address, type: 'module' }], { force: true })
    return page.loadRemote<{ default?: unknown }>(`${id}/mode`)
  })
  if (!isMode(module?.default))
    throw new ModeFault('not-a-mode', `${address} exposes no mode at ./mode`)
  loaded.set(address, module.default)
  return module.default
}

/** Browsers that know no modulepreload (before Chrome 66, Firefox 115, Safari 17) check no hash on an import. */
async function verifyEntry(address: string, integrity: string | undefined) {
  if (import.meta.env.DEV || document.createElement('link').relList.supports('modulepreload'))
    return
  await fetch(address, { integrity: integrity ?? 'sha256-' })
}

function isMode(value: unknown): value is Mode {
  if (typeof value !== 'object' || value === null) return false
  const face = value as Record<string, unknown>
  return ['bootstrap', 'mount', 'unmount', 'update'].every(
    (name) => typeof face[name] === 'function',
  )
}
