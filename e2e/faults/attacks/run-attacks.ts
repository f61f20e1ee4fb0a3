import { expect, test } from '../../fixtures'

/** A quarter of a list: with the index of an attack as offset, neighbouring attacks meet different quarters. */
export const quarterOf = <Item>(list: readonly Item[], offset: number): Item[] =>
  list.filter((_, index) => (index + offset) % 4 === 0)

/** The time of one case on a busy machine, as that of one expectation. */
const caseTimeoutMs = 15_000

/** Runs every case, and fails once at the end with all failures. */
export async function runAttacks<Case>(
  area: string,
  cases: readonly (readonly [name: string, attack: Case])[],
  run: (attack: Case, name: string) => Promise<void>,
) {
  test.setTimeout(60_000 + caseTimeoutMs * cases.length)
  const failures: string[] = []
  for (const [name, attack] of cases)
    await run(attack, name).catch((error: Error) => failures.push(`${name}: ${error.message}`))
  expect(failures, `the app survives every attack on ${area}`).toEqual([])
}
