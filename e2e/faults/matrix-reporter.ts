import { modes } from '@baithak/shared/apps'
import type { Reporter, TestCase } from '@playwright/test/reporter'

const kind = 'fault cell'

interface Cell {
  mode: string
  fault: string
  survived: boolean
}

/** Notes a cell of the matrix with the test that tried it, for the table at the end. */
export const cell = (content: Cell) => ({ type: kind, description: JSON.stringify(content) })

/** Four modes × every fault, printed when the suite has ended. */
export function table(cells: readonly Cell[]): string {
  const ids = modes.map(({ id }) => id as string)
  const faults = [...new Set(cells.map(({ fault }) => fault))]
  const width = Math.max(...faults.map(({ length }) => length))
  const mark = (fault: string, mode: string) => {
    const found = cells.find((each) => each.fault === fault && each.mode === mode)
    return found ? (found.survived ? 'ok' : 'DIED') : '–'
  }
  const row = (first: string, rest: readonly string[]) =>
    [first.padEnd(width), ...rest.map((word) => word.padEnd(6))].join('  ').trimEnd()
  const survived = cells.filter((each) => each.survived).length
  return [
    row('Fault matrix', ids),
    ...faults.map((fault) =>
      row(
        fault,
        ids.map((id) => mark(fault, id)),
      ),
    ),
    `${cells.length} cells tried, ${survived} survived`,
  ].join('\n')
}

// biome-ignore lint/style/noDefaultExport: Playwright loads a reporter by its default export.
export default class MatrixReporter implements Reporter {
  private readonly tests: TestCase[] = []

  onTestEnd(test: TestCase) {
    this.tests.push(test)
  }

  onEnd() {
    const cells = this.tests
      .toSorted((a, b) => a.location.line - b.location.line)
      .flatMap(({ results }) => results.flatMap(({ annotations }) => annotations))
      .filter(({ type }) => type === kind)
      .map(({ description }) => JSON.parse(description ?? '') as Cell)
    if (cells.length > 0) console.log(`\n${table(cells)}`)
  }

  printsToStdio() {
    return false
  }
}
