import type { TransferredFile } from './first-screen-files'

/** Of an app; of `outlet`, the shell's code that mounts a mode; of `registry`, every `mode.json` in `remotes.json`. */
export interface Budget {
  bytes: number
  files: number
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const listedFiles = 5

const lessCode =
  'Import less of a package, or load what the first screen does not show with lazyComponent or import().'
const fewerFiles =
  'It lists each file of a mode with a hash, which does not compress: build fewer files.'

/** Says by how much the budget is exceeded and what to do about it; empty within the budget. */
export function describeExcess(
  id: string,
  budget: Budget,
  files: readonly TransferredFile[],
): string[] {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const excess = [
    ...(bytes > budget.bytes
      ? [`${kilobytes(bytes)} over the wire, ${kilobytes(budget.bytes)} allowed`]
      : []),
    ...(files.length > budget.files ? [`${files.length} files, ${budget.files} allowed`] : []),
  ]
  if (excess.length === 0) return []
  const largest = files.toSorted((one, other) => other.bytes - one.bytes).slice(0, listedFiles)
  return [
    `${id}: the first screen exceeds its budget: ${excess.join(', and ')}.`,
    'Its largest files:',
    ...largest.map((file) => `  ${kilobytes(file.bytes)}  ${file.path}`),
    id === 'registry' ? fewerFiles : lessCode,
    `If it is worth the cost to every visitor, raise "${id}" in shared/tools/bench/budgets.json, in a commit that says why.`,
  ]
}

/** One line of usage, which also shows a budget that has become too large. */
export function describeUsage(
  id: string,
  budget: Budget,
  files: readonly TransferredFile[],
): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const share = Math.round((100 * bytes) / budget.bytes)
  return `${id}: ${kilobytes(bytes)} of ${kilobytes(budget.bytes)} (${share} %), ${files.length} of ${budget.files} files`
}
