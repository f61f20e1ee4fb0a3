// biome-ignore-all lint/style/noRestrictedGlobals: a test's device is filled before there is a host
import type { RecordDefinition, Schema } from '@baithak/storage'
import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { arbitraryOf, mixedTexts, worstTexts } from './arbitrary-of'
import { type HostileRecords, storedRecords } from './stored-records'

interface HostileOptions {
  /** Renders one screen. `id` is a record's id, encoded for a URL. With `go`, the test follows forged links too. */
  open(id: string): { unmount(): void; path(): string; go?(to: string, state: unknown): void }
  /** The mode's own records. */
  records?: HostileRecords
  numRuns?: number
}

/** Gives every run the same devices. HOSTILE_SEED tries others. */
const seed = Number(process.env.HOSTILE_SEED ?? 20261121)
/**
 * The number of devices for each screen: first one for each of the worst texts, then random ones. `npm test` has the
 * first two, and `.ci/run` eight.
 */
const defaultRuns = Number(process.env.HOSTILE_RUNS ?? 2)

/** Texts that another program or an earlier release may have stored. */
const foreignTexts = ['', 'null', 'undefined', '{', '[]', '{}', '-1', '"x"', '[null]', '[{}]']
/** The search parameters of all screens. */
const params =
  'q tag category period sort show tab step enquiry cafe rating price km favourites ref'.split(' ')

function textOf(
  { schema, isText }: RecordDefinition<unknown>,
  firstItem: object,
  texts: fc.Arbitrary<string>,
) {
  const values = arbitraryOf(schema, texts)
  if (isText) return values as fc.Arbitrary<string>
  if (Object.keys(firstItem).length === 0) return values.map((value) => JSON.stringify(value))
  const item = arbitraryOf((schema.item ?? schema) as Schema<object>, texts)
  return fc
    .tuple(item, values as fc.Arbitrary<object[]>)
    .map(([first, others]) => JSON.stringify([{ ...first, ...firstItem }, ...others]))
}

/** Generates a local storage with hostile but valid records, and the id of one item of each list. */
const hostileDevice = (ofMode: HostileRecords, texts = mixedTexts) =>
  texts.chain((id) => {
    const records = [...storedRecords(id), ...ofMode(id)].map((record) =>
      Array.isArray(record) ? record : ([record, {}] as const),
    )
    const arbitraries = records.map(([definition, firstItem]) => [
      definition.key,
      textOf(definition, firstItem, texts),
    ])
    const required = records.filter(([, firstItem]) => Object.keys(firstItem).length > 0)
    const entries = fc.record<Record<string, string>>(Object.fromEntries(arbitraries), {
      requiredKeys: required.map(([{ key }]) => key),
    })
    return fc.tuple(fc.constant(id), entries)
  })

const forgedDevice = (records: HostileRecords) =>
  hostileDevice(records).chain(([id, texts]) => {
    const forged = Object.entries(texts).map(([key, text]) => {
      const foreign = fc.oneof(fc.constantFrom(...foreignTexts), partlyForeign(text))
      return [key, fc.oneof({ weight: 3, arbitrary: fc.constant(text) }, foreign)] as const
    })
    return fc.tuple(fc.constant(id), fc.record(Object.fromEntries(forged)))
  })

/** Generates JSON in which one part of the value has another type. */
const partlyForeign = (text: string) =>
  fc.tuple(fc.nat(), fc.jsonValue({ maxDepth: 1 })).map(([index, part]) => {
    let count = 0
    const replace = (_: string, value: unknown) => (count++ === index % 30 ? part : value)
    try {
      return JSON.stringify(JSON.parse(text), replace)
    } catch {
      return text
    }
  })

const forgedLink = fc.tuple(
  fc.dictionary(
    fc.constantFrom(...params),
    mixedTexts.map((text) => text.toWellFormed()),
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/**
 * Opens a screen on devices with any accepted and some forged records, and again by forged links and history entries:
 * something renders, and nothing throws or reports an error.
 */
export async function opensOnHostileDevices({
  open,
  records = () => [],
  numRuns = defaultRuns,
}: HostileOptions): Promise<void> {
  // Each of the first devices has one text for all free texts, because random devices would miss some.
  const examples = worstTexts.flatMap((text) =>
    fc.sample(hostileDevice(records, fc.constant(text)), { seed, numRuns: 1 }),
  )
  const property = fc.asyncProperty(
    forgedDevice(records),
    forgedLink,
    async ([id, texts], [search, state]) => {
      localStorage.clear()
      for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
      try {
        const { unmount, path, go } = open(encodeURIComponent(id.toWellFormed()) || 'none')
        await act(() => vi.dynamicImportSettled())
        expect(document.body.textContent).not.toBe('')
        go?.(`${path().split('?')[0]}?${new URLSearchParams(search)}#${id}`, state)
        await act(() => vi.dynamicImportSettled())
        expect(document.body.textContent).not.toBe('')
        unmount()
      } finally {
        cleanup()
        document.body.replaceChildren()
      }
    },
  )
  await fc.assert(property, {
    seed,
    numRuns,
    examples: examples.map((device) => [device, [{}, null]]),
  })
}
