import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, repositoryRoot, shell } from '@baithak/shared/apps'
import { isMain } from '@baithak/shared/delivery/process/is-main'
import { type Budget, type BudgetId, describeExcess, describeUsage } from '../bench/budgets'
import allBudgets from '../bench/budgets.json' with { type: 'json' }
import {
  modeFiles,
  outletFiles,
  shellFiles,
  type TransferredFile,
  transferSize,
} from '../bench/first-screen-files'

const budgets: Record<BudgetId, Budget> = allBudgets

/** All that the registry says of the modes, as one file. */
async function registryWave(root: string): Promise<TransferredFile[]> {
  const said = await Promise.all(
    modes.map(({ folder }) => readFile(join(root, folder, 'dist/mode.json'))),
  )
  return [{ path: 'remotes.json', bytes: await transferSize('', Buffer.concat(said)) }]
}

/** Looks at the builds below a root folder; answers with what is said and whether all keep within their budgets. */
export async function checkBudgets(root: string): Promise<{ kept: boolean; words: string }> {
  const waves: [BudgetId, TransferredFile[]][] = [
    [shell.id, await shellFiles(join(root, shell.folder, 'dist'))],
    ['outlet', await outletFiles(join(root, shell.folder, 'dist'))],
    ['registry', await registryWave(root)],
  ]
  for (const { id, folder } of modes) waves.push([id, await modeFiles(join(root, folder, 'dist'))])
  const over = waves.map(([entry, files]) =>
    describeExcess(entry, budgets[entry], files).join('\n'),
  )
  const words = waves.map(
    ([entry, files], at) => over[at] || describeUsage(entry, budgets[entry], files),
  )
  return { kept: over.every((line) => line === ''), words: words.join('\n') }
}

if (isMain(import.meta.url)) {
  const { kept, words } = await checkBudgets(repositoryRoot)
  console.log(words)
  if (!kept) process.exitCode = 1
}
