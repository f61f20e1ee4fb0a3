import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { modes, repositoryRoot, shell } from '@baithak/build/apps'
import { isMain } from '../process/run-program'
import { type Budget, describeExcess, describeUsage } from './budgets'
import allBudgets from './budgets.json' with { type: 'json' }
import {
  modeFiles,
  outletFiles,
  shellFiles,
  type TransferredFile,
  transferSize,
} from './first-screen-files'

const budgets: Record<string, Budget> = allBudgets

function budgetOf(entry: string): Budget {
  const budget = budgets[entry]
  if (!budget) throw new Error(`shared/tools/bench/budgets.json has no budget for ${entry}.`)
  return budget
}

/** The registry with the manifests of all modes, as one file. */
async function registryFiles(root: string): Promise<TransferredFile[]> {
  const manifests = await Promise.all(
    modes.map(({ folder }) => readFile(join(root, folder, 'dist/mode.json'))),
  )
  return [{ path: 'remotes.json', bytes: await transferSize('', Buffer.concat(manifests)) }]
}

/** Checks the builds below a root folder against their budgets. */
async function checkBudgets(root: string): Promise<{ isWithinBudget: boolean; report: string }> {
  const filesByBudget: [string, TransferredFile[]][] = [
    [shell.id, await shellFiles(join(root, shell.folder, 'dist'))],
    ['outlet', await outletFiles(join(root, shell.folder, 'dist'))],
    ['registry', await registryFiles(root)],
  ]
  for (const { id, folder } of modes)
    filesByBudget.push([id, await modeFiles(join(root, folder, 'dist'))])
  const excesses = filesByBudget.map(([entry, files]) =>
    describeExcess(entry, budgetOf(entry), files).join('\n'),
  )
  const lines = filesByBudget.map(
    ([entry, files], index) => excesses[index] || describeUsage(entry, budgetOf(entry), files),
  )
  return {
    isWithinBudget: excesses.every((excess) => excess === ''),
    report: lines.join('\n'),
  }
}

if (isMain(import.meta.url)) {
  const { isWithinBudget, report } = await checkBudgets(repositoryRoot)
  console.log(report)
  if (!isWithinBudget) process.exitCode = 1
}
