import type { Mode } from '@baithak/shared/contract'
import { contractVersion } from '@baithak/shared/contract'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import type { RegistryEntry } from './registry'

const retryDelays = [300, 900]

/** Why a mode did not come: told apart for whoever reads the reports. */
export type FaultKind = 'unreachable' | 'not-a-mode' | 'wrong-contract' | 'crashed'

export class ModeFault extends Error {
  override name = 'ModeFault'
  readonly kind: FaultKind

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}

/** Loads a mode's code face, trying again with growing pauses. Rejects with a `ModeFault`. */
export async function loadMode(entry: RegistryEntry): Promise<Mode> {
  const { id, contract, entry: file } = entry.manifest
  if (contract !== contractVersion)
    throw new ModeFault('wrong-contract', `${id} asks for contract ${contract}, the shell offers ${contractVersion}`)
  registerRemotes([{ name: id, entry: new URL(file, entry.url).href, type: 'module' }], { force: true })
  const module = await retrying(() => loadRemote<{ default?: unknown }>(`${id}/mode`)).catch((cause) => {
    throw new ModeFault('unreachable', `${id} could not be loaded from ${entry.url}`, { cause })
  })
  const mode = module?.default
  if (!isMode(mode)) throw new ModeFault('not-a-mode', `${entry.url}${file} exposes no mode at ./mode`)
  return mode
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await attempt()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return attempt()
}

function isMode(value: unknown): value is Mode {
  if (typeof value !== 'object' || value === null) return false
  const lifecycles = value as Record<string, unknown>
  return ['bootstrap', 'mount', 'unmount', 'update'].every((name) => typeof lifecycles[name] === 'function')
}
