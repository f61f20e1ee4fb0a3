import type { ModeId } from '@baithak/build/apps'
import { expect, test } from '@playwright/test'
import { faultCell } from './matrix-reporter'

/** Runs every fault on a mode, reports each outcome, and fails once at the end with all faults that did not survive. */
export async function runFaultCells(mode: ModeId, cells: Record<string, () => Promise<void>>) {
  const failures: string[] = []
  for (const [fault, run] of Object.entries(cells)) {
    const cause = await test.step(fault, run).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (cause) failures.push(`${fault}: ${cause}`)
    test.info().annotations.push(faultCell({ mode, fault, survived: !cause }))
  }
  expect(failures, 'every cell survives').toEqual([])
}
