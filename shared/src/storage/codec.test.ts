import { describe, expect, test } from 'vitest'
import { v } from '../schema'
import { flag, json, list, lists, nullableJson, plainText } from './codec'

const lamp = v.object({ name: v.string(), lit: v.boolean() })
const unreadable = { state: 'unreadable' }
const present = (value: unknown, isComplete = true) => ({ state: 'present', value, isComplete })

describe('json', () => {
  test('defaults replace missing and null fields, not invalid ones', () => {
    const codec = json(lamp, { lit: false })
    expect(codec.decode('{"name":"a"}')).toEqual(present({ name: 'a', lit: false }))
    expect(codec.decode('{"name":"a","lit":null}')).toEqual(present({ name: 'a', lit: false }))
    expect(codec.decode('{"name":"a","lit":"no"}')).toEqual(unreadable)
  })

  test('broken JSON is unreadable even if the schema accepts undefined', () => {
    expect(json(v.optional(v.string())).decode('{')).toEqual(unreadable)
  })

  test('a list is no object, even if every field is optional', () => {
    expect(json(v.object({ name: v.nullish(v.string()) })).decode('[]')).toEqual(unreadable)
  })

  test('field names with a meaning in JavaScript survive as data', () => {
    const text = '{"name":"a","lit":true,"__proto__":{"lit":false},"constructor":1}'
    const codec = json(lamp, { lit: false })
    const result = codec.decode(text)
    expect(result.state === 'present' && codec.encode({ ...result.value })).toBe(text)
  })
})

test('null removes the key, and a stored null is unreadable', () => {
  expect(nullableJson(lamp).encode(null)).toBeNull()
  expect(nullableJson(lamp).decode('null')).toEqual(unreadable)
})

test('a list has its valid items and reports whether these are all', () => {
  const codec = list(lamp, { lit: false })
  expect(codec.decode('[]')).toEqual(present([]))
  expect(codec.decode('[{"name":"a"},3,[],null]')).toEqual(
    present([{ name: 'a', lit: false }], false),
  )
  expect(codec.decode('{"0":{"name":"a"}}')).toEqual(unreadable)
  expect(codec.decode('"[]"')).toEqual(unreadable)
})

test('of several lists a missing one is empty, an invalid item is left out, another shape is unreadable', () => {
  const codec = lists<Record<'on' | 'off', v.InferOutput<typeof lamp>[]>>(
    { on: lamp, off: lamp },
    {},
  )
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
  for (const text of ['', 'null', '{', ' a ']) expect(plainText.decode(text)).toEqual(present(text))
})

test('a flag is the bare word true or false', () => {
  expect(flag.decode('true')).toEqual(present(true))
  expect(flag.decode('false')).toEqual(present(false))
  for (const text of ['', '1', 'TRUE', '"true"']) expect(flag.decode(text)).toEqual(unreadable)
  expect(flag.encode(true)).toBe('true')
})
