import { openStorage } from '@baithak/testing'
import { vi } from 'vitest'
import { createKnownGood } from '../modes/known-good'
import { createRegistryQuery } from '../modes/registry-query'
import type { Registry } from '../services/shell-services'

/** The registry of a device whose server has these modes; without any it does not answer. */
export function createTestRegistry(modes: Registry) {
  const storage = openStorage()
  const knownGood = createKnownGood(storage)
  const request = vi.fn(
    (): Promise<unknown> =>
      Object.keys(modes).length > 0 ? Promise.resolve({ modes }) : new Promise(() => {}),
  )
  return { registry: createRegistryQuery({ storage, knownGood, request }), knownGood, request }
}
