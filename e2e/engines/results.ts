import { type Counts, countCheck } from '@baithak/tools/checks/test-summary'
import type { Engine } from './engine'
import type { EngineTest } from './engine-driver'

export interface Outcome {
  engine: Pick<Engine, 'name'>
  test: Pick<EngineTest, 'group' | 'name'>
  failure?: string
  skipped?: true
}

const countOne = ({ engine, test, failure, skipped }: Outcome): Counts =>
  skipped
    ? { passed: 0, failed: 0, skipped: 1 }
    : countCheck(`${engine.name} › ${test.name}`, failure === undefined ? 0 : 1)

function cell(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter((outcome) => countOne(outcome).passed).length
  return outcomes.some(({ skipped }) => skipped) ? 'skipped' : `${passed} of ${outcomes.length}`
}

/** Formats a table with a column for each engine and a row for each app's routes and each journey; also counts the outcomes. */
export function table(outcomes: readonly Outcome[]): { text: string; counts: Counts[] } {
  const engines = [...new Set(outcomes.map(({ engine }) => engine.name))]
  const row = ({ group, name }: Outcome['test']) =>
    group === 'journeys' || group === 'start' ? name : `routes: ${group}`
  const names = [...new Set(outcomes.map(({ test }) => row(test)))]
  const width = Math.max(...names.map((name) => name.length), 0) + 2
  const lines = names.map((name) => {
    const cells = engines.map((engine) =>
      cell(outcomes.filter((each) => each.engine.name === engine && row(each.test) === name)),
    )
    return name.padEnd(width) + cells.map((each) => each.padEnd(12)).join('')
  })
  const head = ''.padEnd(width) + engines.map((name) => name.padEnd(12)).join('')
  return { text: ['', head, ...lines, ''].join('\n'), counts: outcomes.map(countOne) }
}
