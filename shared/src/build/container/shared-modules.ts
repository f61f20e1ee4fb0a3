import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

const react = versionOf('react')
const platform = versionOf('@baithak/platform')

/** The modules that the shell shares with the modes, one copy each, by exact version. */
export const sharedModules = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  'react-dom/client': react,
  '@baithak/platform': platform,
}

export type SharedName = keyof typeof sharedModules

/** The same for the federation plugin; a mode that runs standalone falls back to a copy of its own. */
export const developmentShares = Object.fromEntries(
  Object.entries(sharedModules).map(([name, version]) => [
    name,
    { singleton: true, version, requiredVersion: version, strictVersion: true },
  ]),
)
