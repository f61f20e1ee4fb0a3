import type { ModeJson } from './manifest'

/** What a shell provides: the number of its contract, and versions by package. */
export interface Provided {
  contract: number
  provides: Readonly<Record<string, string>>
}

/** Returns what a release needs and a shell lacks, with the versions of both. */
export function unmetNeeds(
  { contract, needs = {} }: Pick<ModeJson, 'contract' | 'needs'>,
  shell: Provided,
): string[] {
  const unmet = Object.entries(needs).flatMap(([name, needed]) => {
    const provided = Object.hasOwn(shell.provides, name) ? shell.provides[name] : undefined
    if (satisfiesVersion(provided ?? '', needed)) return []
    return `${name} ${needed}, the shell has ${provided ?? 'none'}`
  })
  if (contract !== shell.contract)
    unmet.unshift(`contract ${contract}, the shell has ${shell.contract}`)
  return unmet
}

/**
 * Returns whether code that was built with `needed` runs with `provided`: the same major version, equal or newer. A
 * pre-release satisfies only itself, because it promises nothing about other versions.
 */
export function satisfiesVersion(provided: string, needed: string): boolean {
  if (provided === needed) return true
  const [major, minor, patch] = numbersOf(provided)
  const [neededMajor, neededMinor, neededPatch] = numbersOf(needed)
  const isPrerelease = /^[\d.]+-/.test(provided)
  return !isPrerelease && major === neededMajor && (minor - neededMinor || patch - neededPatch) >= 0
}

const numbersOf = (version: string) =>
  version.split(/[.+-]/, 3).map(Number) as [number, number, number]
