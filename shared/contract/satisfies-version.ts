import type { ModeJson } from './manifest'

/** What a shell provides: its contract, and versions by package. */
export interface Provided {
  contract: number
  provides: Readonly<Record<string, string>>
}

/** What a release needs and a shell lacks, with the versions of both. */
export function unmetNeeds(
  { contract, needs = {} }: Pick<ModeJson, 'contract' | 'needs'>,
  shell: Provided,
): string[] {
  const provided = new Map(Object.entries(shell.provides))
  const unmet = Object.entries(needs).flatMap(([name, needed]) => {
    const version = provided.get(name) ?? 'none'
    return satisfiesVersion(version, needed) ? [] : `${name} ${needed}, the shell has ${version}`
  })
  const ofContract = `contract ${contract}, the shell has ${shell.contract}`
  return contract === shell.contract ? unmet : [ofContract, ...unmet]
}

/**
 * Whether code that was built with `needed` runs with `provided`: the same major version, equal or newer. A pre-release
 * satisfies only itself, because nothing is promised between it and other versions.
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
