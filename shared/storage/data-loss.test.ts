// @vitest-environment jsdom

import { cafesRecord, type StoredCafe } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const key = 'cafes'
const unknownFields = fc.dictionary(
  fc.string().map((field) => `x-${field}`),
  fc.jsonValue(),
)
const goodCafe = fc
  .tuple(fc.string({ minLength: 1 }), unknownFields)
  .map(([name, extras]) => ({ ...extras, name }))
const text = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('', 'null', '{}', '[', '[{"name":1}]'),
  fc.array(fc.oneof(goodCafe, fc.jsonValue())).map((items) => JSON.stringify(items)),
)

const writes = ['add', 'replace', 'remove'] as const
const step = fc.record({
  kind: fc.constantFrom(...writes, 'externalWrite', 'deliver', 'full', 'reload'),
  tab: fc.nat(1),
  cafes: fc.array(goodCafe, { minLength: 1 }),
  text: fc.option(text),
  flag: fc.boolean(),
})

const isCafe = (item: unknown): item is StoredCafe =>
  typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string'

/** Returns the valid items of a text, and whether these are all. */
function contents(stored: string) {
  try {
    const value: unknown[] = JSON.parse(stored)
    const items = value.filter(isCafe)
    return { items, isComplete: items.length === value.length }
  } catch {
    return { items: [], isComplete: false }
  }
}

/** Returns a value after a round trip through JSON: -0 becomes 0. */
const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('after any writes of tabs and other programs the value is valid and no text is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const device = fakeStorage()
      const tabs = [device.openTab(), device.openTab()]
      const incomplete = new Set<string>()

      for (const { kind, tab, cafes, text: written, flag } of steps) {
        const before = device.texts.get(key)
        const record = tabs[tab]?.storage.record(cafesRecord)
        const stored = before === undefined ? [] : contents(before).items
        const wanted = { add: [...stored, ...cafes], replace: cafes, remove: [] }
        const isWrite = kind === 'add' || kind === 'replace' || kind === 'remove'
        if (isWrite) {
          const add = (present: StoredCafe[]) => [...present, ...cafes]
          const result =
            kind === 'remove' ? record?.remove() : record?.write(kind === 'add' ? add : cafes)
          if (result?.ok) expect(record?.getState()).toEqual(reread(wanted[kind]))
          else expect(device.texts.get(key)).toBe(before)
        } else if (kind === 'externalWrite') {
          if (flag) device.externalWrite(key, written)
          else if (written === null) device.texts.delete(key)
          else device.texts.set(key, written)
        } else if (kind === 'deliver') device.deliver()
        else if (kind === 'full') device.full = flag
        else {
          tabs[tab]?.storage.dispose()
          tabs[tab] = device.openTab()
        }

        // A text that our tabs have overwritten, or could have, is completely in the value or quarantined.
        if (isWrite && before !== undefined && !contents(before).isComplete) incomplete.add(before)
        const reachable = new Set([...device.quarantinedTexts(key), device.texts.get(key)])
        for (const lost of incomplete)
          if (kind !== 'externalWrite') expect(reachable).toContain(lost)
          else if (!reachable.has(lost)) incomplete.delete(lost)

        for (const { storage } of tabs)
          expect(storage.record(cafesRecord).getState().every(isCafe)).toBe(true)
      }

      const copies = device.quarantinedTexts(key)
      expect(new Set(copies).size).toBe(copies.length)
    }),
    { numRuns: 100 },
  )
})
