import { expect, test } from '../../fixtures'
import { attackCount } from './attack-reporter'

/** A quarter of a list: with the index of an attack as offset, neighbouring attacks meet different quarters. */
export const quarterOf = <Item>(list: readonly Item[], offset: number): Item[] =>
  list.filter((_, index) => (index + offset) % 4 === 0)

/** Runs every case, adds the count to the table of attacks, and fails once at the end with all failures. */
export async function runAttacks<Case>(
  area: string,
  cases: Iterable<readonly [name: string, attack: Case]>,
  run: (attack: Case, name: string) => Promise<void>,
) {
  const failures: string[] = []
  let count = 0
  for (const [name, attack] of cases) {
    count += 1
    await run(attack, name).catch((error: Error) => failures.push(`${name}: ${error.message}`))
  }
  test
    .info()
    .annotations.push(attackCount({ area, cases: count, survived: count - failures.length }))
  expect(failures, `the app survives every attack on ${area}`).toEqual([])
}
