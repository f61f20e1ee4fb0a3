import * as platform from '@baithak/platform'
import { version as platformVersion } from '@baithak/platform/package.json'
import type { SharedName } from '@baithak/shared/build'
import { init, type ModuleFederation } from '@module-federation/runtime'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'

/** What the shell gives to the modes; each takes exactly these versions (`shared/src/build/container/shared-modules.ts`). */
export const offered: Record<SharedName, { version: string; module: object }> = {
  react: { version: react.version, module: react },
  'react/jsx-runtime': { version: react.version, module: jsxRuntime },
  'react-dom': { version: reactDom.version, module: reactDom },
  'react-dom/client': { version: reactDom.version, module: reactDomClient },
  '@baithak/platform': { version: platformVersion, module: platform },
}

/**
 * The page's part in the federation: Module Federation's own runtime, handed what is bundled with the shell anyway.
 * While developing, the federation plugin has set it up already.
 */
export function federation(): ModuleFederation {
  if (import.meta.env.DEV) return init({ name: 'shell', remotes: [] })
  const shared = Object.entries(offered).map(([name, { version, module }]) => [
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
