import * as platform from '@baithak/platform'
import { version as platformVersion } from '@baithak/platform/package.json'
import type { SharedName } from '@baithak/shared/build'
import { init, type ModuleFederation } from '@module-federation/runtime'
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

/**
 * The runtime of Module Federation, with the shared modules that are bundled with the shell anyway. In development, the
 * federation plugin has set them up already.
 */
export function federation(): ModuleFederation {
  if (import.meta.env.DEV) return init({ name: 'shell', remotes: [] })
  const shared = Object.entries(providedModules).map(([name, { version, module }]) => [
    name,
    {
      version,
      lib: () => module,
      shareConfig: { singleton: true, requiredVersion: version, eager: true },
    },
  ])
  return init({
    name: 'shell',
    remotes: [],
    shared: Object.fromEntries(shared),
    shareStrategy: 'loaded-first',
  })
}
