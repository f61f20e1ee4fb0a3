import type { SharedName } from '@baithak/build'
import * as platform from '@baithak/platform'
import { version as platformVersion } from '@baithak/platform/package.json'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

/** The modules that modes share with the shell. */
export const providedModules: Record<SharedName, { version: string; module: object }> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  'react-dom/client': { version: reactDom.version, module: reactDomClient },
  '@baithak/platform': { version: platformVersion, module: platform },
}

/** The share scope that Module Federation defines: by name and version, here one version of each. */
const shareScope = Object.fromEntries(
  Object.entries(providedModules).map(([name, { version, module }]) => [
    name,
    {
      [version]: {
        version,
        from: 'shell',
        scope: ['default'],
        // A container built by the federation plugin records here that it uses the module.
        useIn: [],
        deps: [],
        strategy: 'loaded-first',
        loaded: true,
        lib: () => module,
        get: async () => () => module,
        shareConfig: { singleton: true, requiredVersion: version, eager: true },
      },
    },
  ]),
)

/** What `remoteEntry.js` exports: the interface of a Module Federation container. */
interface Container {
  init(scope: typeof shareScope, initScope: unknown[]): unknown
  get(name: string): Promise<() => unknown>
}

/**
 * Loads a container's `./mode`. The federation runtime would do the same with 17 kB of code for manifests, snapshots,
 * plugins and other ways of sharing; it runs in development only, where the plugin has set it up.
 */
export async function loadContainer(name: string, entryUrl: string): Promise<unknown> {
  if (import.meta.env.DEV) {
    const { init } = await import('@module-federation/runtime')
    const host = init({ name: 'shell', remotes: [] })
    host.registerRemotes([{ name, entry: entryUrl, type: 'module' }], { force: true })
    return host.loadRemote(`${name}/mode`)
  }
  const container: Container = await import(/* @vite-ignore */ entryUrl)
  await container.init(shareScope, [])
  const factory = await container.get('./mode')
  return factory()
}
