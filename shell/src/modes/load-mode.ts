import { contractVersion, type Mode } from '@baithak/shared/contract'
import { loadRemote, registerRemotes } from '@module-federation/runtime'
import { ModeFault } from './fault'
import type { RegistryEntry } from './registry'

/** Milliseconds between one try and the next. */
const retryDelays = [300, 900]
/** Milliseconds after which a try that has not answered counts as failed. */
const patience = 15_000

/** Loads a mode's code face, trying again with growing pauses. Rejects with a `ModeFault` that tells why. */
export async function loadMode(entry: RegistryEntry): Promise<Mode> {
  const { id, contract, entry: file } = entry.manifest
  if (contract !== contractVersion)
    throw new ModeFault(
      'wrong-contract',
      `${id} asks for contract ${contract}, the shell offers ${contractVersion}`,
    )
  const address = new URL(file, entry.url).href
  const load = () => {
    registerRemotes([{ name: id, entry: address, type: 'module' }], { force: true })
    return withinPatience(loadRemote<{ default?: unknown }>(`${id}/mode`), address)
  }
  const module = await retrying(load).catch(async (cause) => {
    throw cause instanceof ModeFault ? cause : await diagnose(address, cause)
  })
  if (!isMode(module?.default))
    throw new ModeFault('not-a-mode', `${address} exposes no mode at ./mode`)
  return module.default
}

async function retrying<T>(attempt: () => Promise<T>): Promise<T> {
  for (const delay of retryDelays) {
    try {
      return await attempt()
    } catch (cause) {
      // The browser would hang on the same request: to ask again is only to wait longer.
      if (cause instanceof ModeFault) throw cause
      await new Promise((resolve) => setTimeout(resolve, delay))
    }
  }
  return attempt()
}

function withinPatience<T>(work: Promise<T>, address: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new ModeFault('timeout', `${address} has not answered in ${patience} ms`)),
      patience,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A failed import does not say why: one plain request does. */
async function diagnose(address: string, cause: unknown): Promise<ModeFault> {
  try {
    const { ok, status } = await fetch(address, {
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    })
    if (ok) return new ModeFault('broken-script', `${address} came but does not run`, { cause })
    const kind = status >= 500 ? 'server-error' : 'missing'
    return new ModeFault(kind, `${address} answered ${status}`, { cause })
  } catch {
    return new ModeFault('unreachable', `${address} does not answer`, { cause })
  }
}

function isMode(value: unknown): value is Mode {
  if (typeof value !== 'object' || value === null) return false
  const face = value as Record<string, unknown>
  return ['bootstrap', 'mount', 'unmount', 'update'].every(
    (name) => typeof face[name] === 'function',
  )
}
