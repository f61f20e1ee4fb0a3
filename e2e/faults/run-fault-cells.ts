import { expect, test } from '@playwright/test'

/** Runs every fault on a mode, and fails once at the end with all faults that did not survive. */
export async function runFaultCells(cells: Record<string, () => Promise<void>>) {
  const failures: string[] = []
  for (const [fault, run] of Object.entries(cells))
    await test.step(fault, run).catch((error: Error) => failures.push(`${fault}: ${error.message}`))
  expect(failures, 'every cell survives').toEqual([])
}
