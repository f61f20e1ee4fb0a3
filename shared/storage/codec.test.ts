import { expect, test } from 'vitest'
import { codecOf } from './codec'
import { v } from './schema'

const lamp = v.object({ name: v.string(), lit: v.nullish(v.boolean(), false) })
const lamps = v.nullish(v.array(lamp), [])
const shelves = v.object({ on: lamps, off: lamps })
const label = v.object({ name: v.nullish(v.string()) })
const flags = v.record(v.string(), v.boolean())
const dark = { name: 'a', lit: false }

const unreadable = { state: 'unreadable' }
const present = (value: unknown, isComplete = true) => ({ state: 'present', value, isComplete })

test.each<[rule: string, schema: v.GenericSchema, text: string, result: object]>([
  ['a missing field has its default', lamp, '{"name":"a"}', present(dark)],
  ['a null field has its default', lamp, '{"name":"a","lit":null}', present(dark)],
  ['an invalid field has none', lamp, '{"name":"a","lit":"no"}', unreadable],
  ['broken JSON', v.optional(v.string()), '{', unreadable],
  ['null', lamp, 'null', unreadable],
  ['a list is not an object', label, '[]', unreadable],
  ['a list is not a nullable object', v.nullable(label), '[]', unreadable],
  ['a list is not a partial object', v.partial(lamp), '[]', unreadable],
  ['a list is not a record', flags, '[]', unreadable],
  ['a list in a field is not a record', v.object({ flags }), '{"flags":[true]}', unreadable],
  ['a list in a field is not an object', v.object({ label }), '{"label":[]}', unreadable],
  ['an empty list', v.array(lamp), '[]', present([])],
  ['invalid items are left out', v.array(lamp), '[{"name":"a"},3,[],null]', present([dark], false)],
  ['an object is not a list', v.array(lamp), '{"0":{"name":"a"}}', unreadable],
  ['a text is not a list', v.array(lamp), '"[]"', unreadable],
  ['a missing list is empty', shelves, '{"on":[],"x":1}', present({ on: [], off: [], x: 1 })],
  ['invalid items of fields', shelves, '{"on":[1]}', present({ on: [], off: [] }, false)],
  ['a field that is not a list', shelves, '{"on":"a"}', unreadable],
])('%s', (_, schema, text, result) => expect(codecOf({ schema }).decode(text)).toEqual(result))

test('field names with a meaning in JavaScript are data', () => {
  const text = '{"name":"a","lit":true,"__proto__":{"lit":false},"constructor":1}'
  const codec = codecOf({ schema: lamp })
  const result = codec.decode(text)
  expect(result.state === 'present' && codec.encode({ ...result.value })).toBe(text)
})

test('null removes the key', () => {
  expect(codecOf({ schema: v.nullable(lamp) }).encode(null)).toBeNull()
})

test.each([
  [2, [1, 2]],
  [-2, [2, 3]],
  [-5, [1, 2, 3]],
])('a list with the limit %i is cut to its first or last items', (limit, kept) => {
  const codec = codecOf({ schema: v.array(v.number()), limit })
  expect(codec.decode('[1,2,3]')).toEqual(present(kept))
  expect(codec.encode([1, 2, 3])).toBe(JSON.stringify(kept))
})

test('plain text is returned unchanged', () => {
  const codec = codecOf({ schema: v.string(), isText: true })
  for (const text of ['', 'null', '{', ' a ']) expect(codec.decode(text)).toEqual(present(text))
  const word = codecOf({ schema: v.picklist(['on', 'off']), isText: true })
  expect(word.decode('on')).toEqual(present('on'))
  expect(word.decode('"on"')).toEqual(unreadable)
})
