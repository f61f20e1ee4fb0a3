import { createRequire } from 'node:module'
import { federation } from '@module-federation/vite'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

/** What the shell provides to every mode: the import map of its page has an entry for each module. */
const providedModules = {
  react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  '@baithak/platform': ['@baithak/platform'],
}

/** The versions that a mode was built with and needs of the shell, by package. */
export const needs: Record<string, string> = Object.fromEntries(
  Object.keys(providedModules).map((name) => [name, versionOf(name)]),
)

/** The federation plugin, for the shell and, with `exposes`, for a mode. */
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
