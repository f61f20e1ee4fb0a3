import { navigation } from 'virtual:navigation'
import { contractVersion } from '@baithak/contract'
import type { ModeId } from '@baithak/contract/modes'
import { createStore } from 'zustand/vanilla'
import { matchMode } from '../../../../shell/src/registry/match-mode'
import type { Registry } from '../../../../shell/src/registry/registry'
import type { RegistryQuery } from '../../../../shell/src/registry/registry-query'
import { preloadMode } from './modes'

/** Replaces the registry: the monolith knows its modes at build time. */
export function createRegistryQuery(): RegistryQuery {
  // Like a router with lazy routes: the mode of the URL loads before the first render.
  const { pathname } = location
  if (pathname !== '/') preloadMode(matchMode(pathname, {}) as ModeId)
  const buildFields = {
    version: '',
    contract: contractVersion,
    prefix: '/',
    entry: '',
    integrity: {},
  }
  const preload = { scripts: [], styles: [], texts: {}, screens: {} }
  const registry: Registry = Object.fromEntries(
    navigation.map((mode) => [
      mode.id,
      { url: `${location.origin}/`, manifest: { ...buildFields, preload, ...mode } },
    ]),
  )
  return {
    store: createStore(() => registry),
    active: createStore(() => ({})),
    disabled: createStore(() => ({})),
    refetch: async () => registry,
    forEntry: async () => ({ registry }),
    isRevoked: () => false,
    prefetch() {},
  }
}
