import { navigation } from 'virtual:navigation'
import { contractVersion } from '@baithak/shared/contract'
import { createStore } from 'zustand/vanilla'
import { modeOfPath } from '../../../shell/src/modes/mode-of-path'
import type { Registry } from '../../../shell/src/modes/registry'
import type { RegistryKeeper } from '../../../shell/src/modes/registry-keeper'
import { startSection } from './modes'

/** One app knows its sections when it is built. */
export function createRegistryKeeper(): RegistryKeeper {
  // As a router with lazy routes does: what the address leads to is asked for before anything is drawn.
  const { pathname } = location
  if (pathname !== '/') startSection(modeOfPath(pathname))
  const built = { version: '', contract: contractVersion, prefix: '/', entry: '', integrity: {} }
  const preload = { scripts: [], styles: [], texts: {}, screens: {} }
  const registry: Registry = Object.fromEntries(
    navigation.map((section) => [
      section.id,
      { url: `${location.origin}/`, manifest: { ...built, preload, ...section } },
    ]),
  )
  return {
    store: createStore(() => registry),
    entered: createStore(() => ({})),
    fresh: async () => registry,
    ahead() {},
  }
}
