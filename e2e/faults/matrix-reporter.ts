import { builtInModes } from '@baithak/build/apps'
import type { Reporter, TestCase } from '@playwright/test/reporter'

const annotationType = 'fault cell'

interface FaultCell {
  mode: string
  fault: string
  survived: boolean
}

/** Adds a cell to the table of the fault matrix. */
export const faultCell = (cell: FaultCell) => ({
  type: annotationType,
  description: JSON.stringify(cell),
})

/** The table of faults by mode. */
function faultTable(cells: readonly FaultCell[]): string {
  const ids = builtInModes.map(({ id }) => id as string)
  const faults = [...new Set(cells.map(({ fault }) => fault))]
  const width = Math.max(...faults.map(({ length }) => length))
  const outcome = (fault: string, mode: string) => {
    const cell = cells.find((each) => each.fault === fault && each.mode === mode)
    return cell ? (cell.survived ? 'ok' : 'DIED') : '–'
  }
  const row = (first: string, rest: readonly string[]) =>
    [first.padEnd(width), ...rest.map((text) => text.padEnd(6))].join('  ').trimEnd()
  const survived = cells.filter((each) => each.survived).length
  return [
    row('Fault matrix', ids),
    ...faults.map((fault) =>
      row(
        fault,
        ids.map((id) => outcome(fault, id)),
      ),
    ),
    `${cells.length} cells, ${survived} survived`,
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
      .filter(({ type }) => type === annotationType)
      .map(({ description }) => JSON.parse(description ?? '') as FaultCell)
    if (cells.length > 0) console.log(`\n${faultTable(cells)}`)
  }

  printsToStdio() {
    return false
  }
}
