import { contractVersion } from '@baithak/contract'
import type { Mode } from '@baithak/ui/define-mode'
import { ModeLoadError } from '../faults/mode-load-error'
import type { RegistryEntry } from '../registry/registry'
import { preloadMode } from './prefetch'
import { describeUnmetNeeds } from './unmet-needs'

/** Modes by the URL of their entry. */
const loadedModes = new Map<string, Mode>()

/** Loads a mode's code. Rejects with a `ModeLoadError`, or with what the code throws. */
export async function loadMode(entry: RegistryEntry, language: string): Promise<Mode> {
  const { id, contract, entry: file, needs } = entry.manifest
  if (contract !== contractVersion)
    throw new ModeLoadError(
      'incompatible',
      `${id} asks for contract ${contract}, the shell offers ${contractVersion}`,
    )
  const url = new URL(file, entry.url).href
  const loaded = loadedModes.get(url)
  if (loaded) return loaded
  const unmet = describeUnmetNeeds(needs)
  if (unmet) throw new ModeLoadError('incompatible', `${id} needs ${unmet}`)
  preloadMode(entry, language)
  const { default: mode }: { default?: unknown } = await import(/* @vite-ignore */ url)
  if (!isMode(mode)) throw new ModeLoadError('broken', `${url} exports no mode`)
  loadedModes.set(url, mode)
  return mode
}

function isMode(value: unknown): value is Mode {
  if (typeof value !== 'object' || value === null) return false
  const lifecycles = value as Record<string, unknown>
  return ['bootstrap', 'mount', 'unmount', 'update'].every(
    (name) => typeof lifecycles[name] === 'function',
  )
}
