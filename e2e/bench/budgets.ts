import type { AppId } from '../serve/apps'
import type { WaveFile } from './first-screen-files'

/** `outlet` is the shell's code that enters a mode, `registry` what the four modes say of themselves in `remotes.json`. */
export type Entry = AppId | 'outlet' | 'registry'

export interface Budget {
  bytes: number
  files: number
  /** Why it was raised, by whoever raised it. */
  because?: string
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const shown = 5

const lessCode =
  'Import less of a package, or load what the first screen does not show with lazyScreen or import().'
const fewerFiles =
  'Each file of a mode is named in it with a hash that does not compress: let the mode build fewer.'

/** What is over its budget and what to do about it; empty when all keep within. */
export function overBudget(entry: Entry, budget: Budget, files: readonly WaveFile[]): string[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const over = [
    ...(bytes > budget.bytes
      ? [`${kilobytes(bytes)} over the wire, ${kilobytes(budget.bytes)} allowed`]
      : []),
    ...(files.length > budget.files ? [`${files.length} files, ${budget.files} allowed`] : []),
  ]
  if (over.length === 0) return []
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, shown)
  return [
    `${entry}: the first wave is over its budget: ${over.join(', and ')}.`,
    'Its largest files:',
    ...largest.map((file) => `  ${kilobytes(file.bytes)}  ${file.path}`),
    entry === 'registry' ? fewerFiles : lessCode,
    `Is it worth its price to every visitor? Then raise "${entry}" in e2e/bench/budgets.json and say why in "because".`,
  ]
}

/** A line for those that keep within, so that a budget that has become too wide is seen. */
export function standing(entry: Entry, budget: Budget, files: readonly WaveFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const share = Math.round((100 * bytes) / budget.bytes)
  return `${entry}: ${kilobytes(bytes)} of ${kilobytes(budget.bytes)} (${share} %), ${files.length} of ${budget.files} files`
}
