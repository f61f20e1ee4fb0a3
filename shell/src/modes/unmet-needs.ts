import { satisfiesVersion } from '@baithak/contract/satisfies-version'
import { providedModules } from './federation'

const providedVersions = new Map(
  Object.entries(providedModules).map(([name, { version }]) => [name, version]),
)

/** The needs of a mode that the shell does not satisfy, as a message; `undefined` when it satisfies all. */
export function describeUnmetNeeds(
  needs: Readonly<Record<string, string>> = {},
  provided: ReadonlyMap<string, string> = providedVersions,
): string | undefined {
  const unmet = Object.entries(needs).flatMap(([name, needed]) => {
    const version = provided.get(name) ?? 'none'
    return satisfiesVersion(version, needed) ? [] : `${name} ${needed} (the shell has ${version})`
  })
  return unmet.join(' and ') || undefined
}
