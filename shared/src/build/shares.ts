import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

const react = versionOf('react')
const platform = versionOf('@baithak/platform')

/** What the shell provides and the modes take, one table for both: exact versions, one copy of each. */
export const sharedModules = {
  react,
  'react/jsx-runtime': react,
  'react-dom': react,
  'react-dom/client': react,
  '@baithak/platform': platform,
}

export type SharedName = keyof typeof sharedModules

/** The same, as the federation plugin wants it while developing: a copy in each app, for a mode that stands alone. */
export const developmentShares = Object.fromEntries(
  Object.entries(sharedModules).map(([name, version]) => [
    name,
    { singleton: true, version, requiredVersion: version, strictVersion: true },
  ]),
)
