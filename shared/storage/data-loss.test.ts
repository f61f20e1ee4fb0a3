// @vitest-environment jsdom

import { cafesRecord, type StoredCafe, userDataRecord, userPassRecord } from '@baithak/domain'
import { fakeStorage } from '@baithak/testing/fake-storage'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { RecordDefinition } from './app-storage'
import { v } from './schema'

const key = 'cafes'
const name = fc.string({ minLength: 1 })
const goodCafe = fc
  .tuple(
    name,
    fc.dictionary(
      fc.string().map((field) => `x-${field}`),
      fc.jsonValue(),
    ),
  )
  .map(([cafe, extras]) => ({ ...extras, name: cafe }))
const text = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom('', 'null', '{}', '[', '[{"name":1}]'),
  fc.array(fc.oneof(goodCafe, fc.jsonValue())).map((items) => JSON.stringify(items)),
)

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), tab: fc.nat(1), cafe: goodCafe }),
  fc.record({ kind: fc.constant('replace' as const), tab: fc.nat(1), cafes: fc.array(goodCafe) }),
  fc.record({ kind: fc.constant('remove' as const), tab: fc.nat(1) }),
  fc.record({
    kind: fc.constant('externalWrite' as const),
    text: fc.option(text),
    isAnnounced: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('deliver' as const) }),
  fc.record({ kind: fc.constant('full' as const), full: fc.boolean() }),
  fc.record({ kind: fc.constant('reload' as const), tab: fc.nat(1) }),
)

/** The valid items of a text, and whether these are all. */
function contents(stored: string) {
  let value: unknown
  try {
    value = JSON.parse(stored)
  } catch {
    return { items: [], isComplete: false }
  }
  if (!Array.isArray(value)) return { items: [], isComplete: false }
  const items = value.filter((item) => isCafe(item))
  return { items, isComplete: items.length === value.length }
}

function isCafe(item: unknown): item is StoredCafe {
  return (
    typeof item === 'object' && item !== null && 'name' in item && typeof item.name === 'string'
  )
}

test('after any sequence of writes, external writes and invalid texts the value is valid and no text is lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const device = fakeStorage()
      const tabs = [device.openTab(), device.openTab()]
      const incomplete = new Set<string>()

      for (const each of steps) {
        const before = device.texts.get(key)
        const records = tabs.map(({ storage }) => storage.record(cafesRecord))
        const record = 'tab' in each ? records[each.tab] : undefined
        switch (each.kind) {
          case 'add': {
            const result = record?.write((cafes) => [...cafes, each.cafe])
            const items = before === undefined ? [] : contents(before).items
            if (result?.ok) expect(record?.getState()).toEqual(reread([...items, each.cafe]))
            else expect(device.texts.get(key)).toBe(before)
            break
          }
          case 'replace': {
            const result = record?.write(each.cafes)
            if (result?.ok) expect(record?.getState()).toEqual(reread(each.cafes))
            else expect(device.texts.get(key)).toBe(before)
            break
          }
          case 'remove': {
            if (record?.remove().ok) expect(device.texts.has(key)).toBe(false)
            else expect(device.texts.get(key)).toBe(before)
            break
          }
          case 'externalWrite': {
            if (each.isAnnounced) device.externalWrite(key, each.text)
            else if (each.text === null) device.texts.delete(key)
            else device.texts.set(key, each.text)
            break
          }
          case 'deliver':
            device.deliver()
            break
          case 'full':
            device.full = each.full
            break
          case 'reload':
            tabs[each.tab]?.storage.dispose()
            tabs[each.tab] = device.openTab()
            break
        }

        // A text that our tabs have overwritten, or could have, is either completely in the value or quarantined.
        const written = each.kind === 'add' || each.kind === 'replace' || each.kind === 'remove'
        if (written && before !== undefined && !contents(before).isComplete) incomplete.add(before)
        const reachable = new Set([...device.quarantinedTexts(key), device.texts.get(key)])
        if (each.kind !== 'externalWrite')
          for (const lost of incomplete) expect(reachable).toContain(lost)
        else for (const lost of incomplete) if (!reachable.has(lost)) incomplete.delete(lost)

        for (const { storage } of tabs)
          expect(storage.record(cafesRecord).getState().every(isCafe)).toBe(true)
      }

      const copies = device.quarantinedTexts(key)
      expect(new Set(copies).size).toBe(copies.length)
    }),
    { numRuns: 100 },
  )
})

/** A value after a round trip through JSON: -0 becomes 0. */
const reread = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('any text under any key is read without an error, into the value or the quarantine', () => {
  const lists = { on: v.nullish(v.array(v.object({ id: v.string() })), []) }
  const definitions: RecordDefinition<unknown>[] = [
    userPassRecord,
    userDataRecord,
    cafesRecord,
    { key: 'lists', schema: v.object(lists), fallback: { on: [] } },
  ]
  fc.assert(
    fc.property(fc.constantFrom(...definitions), text, (definition, raw) => {
      const device = fakeStorage({ [definition.key]: raw })
      const record = device.openTab().storage.record(definition)
      const value = record.getState()
      const quarantined = device.quarantinedTexts(definition.key).includes(raw)
      if (!quarantined) expect(value).toMatchObject(JSON.parse(raw))
    }),
    { numRuns: 150 },
  )
})
