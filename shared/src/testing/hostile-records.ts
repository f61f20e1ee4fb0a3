// biome-ignore-all lint/style/noRestrictedGlobals: a test's device is filled before there is a host
import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { type DraftSchemas, hostileDevice } from './arbitrary-storage'

interface HostileOptions {
  /** Renders one screen; `id` is the id of a record, encoded for a URL. */
  open(id: string): { unmount(): void }
  drafts?: (id: string) => DraftSchemas
  numRuns?: number
}

/** Fixed, so that every run has the same devices; HOSTILE_SEED tries others. */
const seed = Number(process.env.HOSTILE_SEED ?? 20261121)
const defaultRuns = Number(process.env.HOSTILE_RUNS ?? 10)

/** On each of the first devices all free texts are one of these: random devices would miss some. */
const constantTexts = [
  '\ud800',
  '__proto__',
  'constructor',
  '',
  'x'.repeat(5000),
  '\u202eافتتاح\u200f',
]

/** Opens a screen on devices with any accepted records: something renders, and nothing throws or reports an error. */
export async function opensOnHostileDevices({
  open,
  drafts = () => ({}),
  numRuns = defaultRuns,
}: HostileOptions): Promise<void> {
  const examples = constantTexts.flatMap((text) =>
    fc.sample(hostileDevice(drafts, fc.constant(text)), { seed, numRuns: 1 }),
  )
  const property = fc.asyncProperty(hostileDevice(drafts), async ([id, texts]) => {
    localStorage.clear()
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    try {
      const { unmount } = open(encodeURIComponent(id.toWellFormed()) || 'none')
      await act(() => vi.dynamicImportSettled())
      expect(document.body.textContent).not.toBe('')
      unmount()
    } finally {
      cleanup()
      document.body.replaceChildren()
    }
  })
  await fc.assert(property, { seed, numRuns, examples: examples.map((device) => [device]) })
}
