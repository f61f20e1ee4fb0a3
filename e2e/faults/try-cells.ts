import type { ModeId } from '@baithak/shared/apps'
import { expect, test } from '@playwright/test'
import { cell } from './matrix-reporter'

/** Tries every cell of a row, notes how it ended, and fails once at the end with all that died. */
export async function tryCells(mode: ModeId, cells: Record<string, () => Promise<void>>) {
  const died: string[] = []
  for (const [fault, story] of Object.entries(cells)) {
    const cause = await test.step(fault, story).then(
      () => undefined,
      (error: Error) => error.message,
    )
    if (cause) died.push(`${fault}: ${cause}`)
    test.info().annotations.push(cell({ mode, fault, survived: !cause }))
  }
  expect(died, 'every cell survives').toEqual([])
}
