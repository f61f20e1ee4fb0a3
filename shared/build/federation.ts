import { createRequire } from 'node:module'
import { federation } from '@module-federation/vite'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

/** The modules that the shell provides to every mode in its import map, by package. */
const providedModules = {
  react: ['react', 'react/jsx-runtime', 'react-dom'],
  '@baithak/platform': ['@baithak/platform'],
}

/** The versions, by package, with which a mode is built, and which it needs from the shell. */
export const needs: Record<string, string> = Object.fromEntries(
  Object.keys(providedModules).map((name) => [name, versionOf(name)]),
)

/** Returns the federation plugin of an app. A mode has `exposes`. */
export const federated = (app: { name: string; exposes?: Record<string, string> }) =>
  federation({
    ...app,
    remotes: {},
    shared: Object.fromEntries(
      Object.values(providedModules)
        .flat()
        .map((name) => [name, {}]),
    ),
    experiments: { hostProvidesAllShared: true },
    dts: false,
  })
