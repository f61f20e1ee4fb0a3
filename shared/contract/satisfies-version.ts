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
