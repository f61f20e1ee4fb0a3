import { describe, expect, test } from 'vitest'
import { codecOf } from './codec'
import { v } from './schema'

const lamp = v.object({ name: v.string(), lit: v.boolean() })
const unreadable = { state: 'unreadable' }
const present = (value: unknown, isComplete = true) => ({ state: 'present', value, isComplete })

const lampOffByDefault = v.object({ name: v.string(), lit: v.nullish(v.boolean(), false) })

describe('a value', () => {
  const codec = codecOf({ schema: lampOffByDefault })

  test('gets the defaults of missing and null fields, not of invalid ones', () => {
    expect(codec.decode('{"name":"a"}')).toEqual(present({ name: 'a', lit: false }))
    expect(codec.decode('{"name":"a","lit":null}')).toEqual(present({ name: 'a', lit: false }))
    expect(codec.decode('{"name":"a","lit":"no"}')).toEqual(unreadable)
  })

  test('that is broken JSON is unreadable even if the schema accepts undefined', () => {
    expect(codecOf({ schema: v.optional(v.string()) }).decode('{')).toEqual(unreadable)
  })

  test('that is a list is not an object, even if every field is optional', () => {
    const name = v.object({ name: v.nullish(v.string()) })
    expect(codecOf({ schema: name }).decode('[]')).toEqual(unreadable)
    expect(codecOf({ schema: v.nullable(name) }).decode('[]')).toEqual(unreadable)
    expect(codecOf({ schema: v.partial(v.object({ name: v.string() })) }).decode('[]')).toEqual(
      unreadable,
    )
    const flags = v.record(v.string(), v.boolean())
    expect(codecOf({ schema: flags }).decode('[]')).toEqual(unreadable)
    expect(codecOf({ schema: v.object({ flags }) }).decode('{"flags":[true]}')).toEqual(unreadable)
    expect(codecOf({ schema: v.object({ name }) }).decode('{"name":[]}')).toEqual(unreadable)
  })

  test('retains field names with a meaning in JavaScript as data', () => {
    const text = '{"name":"a","lit":true,"__proto__":{"lit":false},"constructor":1}'
    const result = codec.decode(text)
    expect(result.state === 'present' && codec.encode({ ...result.value })).toBe(text)
  })
})

test('null removes the key', () => {
  expect(codecOf({ schema: v.nullable(lamp) }).encode(null)).toBeNull()
  expect(codecOf({ schema: lamp }).decode('null')).toEqual(unreadable)
})

test('a list has its valid items and reports whether these are all', () => {
  const codec = codecOf({ schema: v.array(lampOffByDefault) })
  expect(codec.decode('[]')).toEqual(present([]))
  expect(codec.decode('[{"name":"a"},3,[],null,{"name":"b"}]')).toEqual(
    present(
      [
        { name: 'a', lit: false },
        { name: 'b', lit: false },
      ],
      false,
    ),
  )
  expect(codec.decode('{"0":{"name":"a"}}')).toEqual(unreadable)
  expect(codec.decode('"[]"')).toEqual(unreadable)
})

test('a list beyond its limit is cut to its first or last items, at reading and writing', () => {
  const schema = v.array(v.number())
  const first = codecOf({ schema, limit: 2 })
  const last = codecOf({ schema, limit: -2 })
  expect(first.decode('[1,2,3]')).toEqual(present([1, 2]))
  expect(last.decode('[1,2,3]')).toEqual(present([2, 3]))
  expect(first.encode([1, 2, 3])).toBe('[1,2]')
  expect(last.encode([1, 2, 3])).toBe('[2,3]')
  expect(last.decode('[1]')).toEqual(present([1]))
})

test('of several lists a missing one is empty, and an invalid item is left out', () => {
  const list = v.nullish(v.array(lamp), [])
  const codec = codecOf({ schema: v.object({ on: list, off: list }) })
  const good = { name: 'a', lit: true }
  expect(codec.decode(JSON.stringify({ on: [good], more: 1 }))).toEqual(
    present({ on: [good], off: [], more: 1 }),
  )
  expect(codec.decode(JSON.stringify({ on: [good, 1] }))).toEqual(
    present({ on: [good], off: [] }, false),
  )
  expect(codec.decode('{"on":"a"}')).toEqual(unreadable)
  expect(codec.decode('[]')).toEqual(unreadable)
  expect(codec.decode('null')).toEqual(unreadable)
})

test('raw text is returned unchanged', () => {
  const codec = codecOf({ schema: v.string(), isText: true })
  for (const text of ['', 'null', '{', ' a ']) expect(codec.decode(text)).toEqual(present(text))
  const word = codecOf({ schema: v.picklist(['on', 'off']), isText: true })
  expect(word.decode('on')).toEqual(present('on'))
  expect(word.decode('"on"')).toEqual(unreadable)
})
