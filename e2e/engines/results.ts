import { type Counts, countCheck } from '@baithak/tools/checks/test-summary'
import type { Engine } from './engine'
import type { Trial } from './trials'

export interface Outcome {
  engine: Pick<Engine, 'name'>
  trial: Pick<Trial, 'group' | 'name'>
  failure?: string
  skipped?: true
}

const countOne = ({ engine, trial, failure, skipped }: Outcome): Counts =>
  skipped
    ? { passed: 0, failed: 0, skipped: 1 }
    : countCheck(`${engine.name} › ${trial.name}`, failure === undefined ? 0 : 1)

function cell(outcomes: readonly Outcome[]): string {
  const passed = outcomes.filter((outcome) => countOne(outcome).passed).length
  return outcomes.some(({ skipped }) => skipped) ? 'skipped' : `${passed} of ${outcomes.length}`
}

/** Formats a table with a column for each engine and a row for each app's routes and each journey; also counts the outcomes. */
export function table(outcomes: readonly Outcome[]): { text: string; counts: Counts[] } {
  const engines = [...new Set(outcomes.map(({ engine }) => engine.name))]
  const row = ({ group, name }: Outcome['trial']) =>
    group === 'journeys' || group === 'start' ? name : `routes: ${group}`
  const names = [...new Set(outcomes.map(({ trial }) => row(trial)))]
  const width = Math.max(...names.map((name) => name.length), 0) + 2
  const lines = names.map((name) => {
    const cells = engines.map((engine) =>
      cell(outcomes.filter((each) => each.engine.name === engine && row(each.trial) === name)),
    )
    return name.padEnd(width) + cells.map((each) => each.padEnd(12)).join('')
  })
  const head = ''.padEnd(width) + engines.map((name) => name.padEnd(12)).join('')
  return { text: ['', head, ...lines, ''].join('\n'), counts: outcomes.map(countOne) }
}
