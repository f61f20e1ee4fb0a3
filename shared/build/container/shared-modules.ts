import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const versionOf = (name: string): string => require(`${name}/package.json`).version

const modulesByPackage = {
  react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  '@baithak/platform': ['@baithak/platform'],
} as const

type PackageName = keyof typeof modulesByPackage
export type SharedName = (typeof modulesByPackage)[PackageName][number]

/** The packages that a mode shares with its host, with the versions and modules that this build uses. */
export const sharedPackages = Object.entries(modulesByPackage).map(([name, modules]) => ({
  name,
  version: versionOf(name),
  modules: modules as readonly SharedName[],
}))

/** The versions that a mode needs, as written into its `mode.json`. */
export const needs = Object.fromEntries(sharedPackages.map(({ name, version }) => [name, version]))

/** The modules that the shell shares with the modes, one copy each, by version. */
export const sharedModules = Object.fromEntries(
  sharedPackages.flatMap(({ version, modules }) => modules.map((name) => [name, version])),
) as Record<SharedName, string>

/** The same for the federation plugin; a mode that runs standalone falls back to a copy of its own. */
export const developmentShares = Object.fromEntries(
  Object.entries(sharedModules).map(([name, version]) => [
    name,
    { singleton: true, version, requiredVersion: version, strictVersion: true },
  ]),
)
