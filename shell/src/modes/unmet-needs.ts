import { satisfiesVersion } from '@baithak/contract/satisfies-version'
import { version as platformVersion } from '@baithak/platform/package.json'
import { version as reactVersion } from 'react'

/** The import map of the page has the modules of these packages. */
const providedVersions = new Map([
  ['react', reactVersion],
  ['@baithak/platform', platformVersion],
])

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
