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

type Share = {
  singleton: true
  version: string
  requiredVersion: string
  strictVersion: true
  import?: false
}

/** `bundled`: with a copy of its own, as the shell and a mode standing alone need. */
export function shares(side: 'bundled' | 'taken'): Record<string, Share> {
  return Object.fromEntries(
    Object.entries(sharedModules).map(([name, version]) => [
      name,
      {
        singleton: true,
        version,
        requiredVersion: version,
        strictVersion: true,
        ...(side === 'taken' && { import: false }),
      },
    ]),
  )
}
