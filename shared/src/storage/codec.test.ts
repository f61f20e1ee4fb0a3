import { v } from '@baithak/platform'
import { describe, expect, test } from 'vitest'
import { flag, json, jsonOrNothing, list, lists, plainText } from './codec'

const lamp = v.object({ name: v.string(), lit: v.boolean() })
const unreadable = { state: 'unreadable' }
const present = (value: unknown, whole = true) => ({ state: 'present', value, whole })

describe('json', () => {
  test('blanks stand in for what is missing or null, not for what is wrong', () => {
    const codec = json(lamp, { lit: false })
    expect(codec.read('{"name":"a"}')).toEqual(present({ name: 'a', lit: false }))
    expect(codec.read('{"name":"a","lit":null}')).toEqual(present({ name: 'a', lit: false }))
    expect(codec.read('{"name":"a","lit":"no"}')).toEqual(unreadable)
  })

  test('broken text is unreadable even where the schema takes nothing at all', () => {
    expect(json(v.optional(v.string())).read('{')).toEqual(unreadable)
  })

  test('a list is not an object, though every field may be missing', () => {
    expect(json(v.object({ name: v.nullish(v.string()) })).read('[]')).toEqual(unreadable)
  })

  test('field names with a meaning in JavaScript survive as data', () => {
    const text = '{"name":"a","lit":true,"__proto__":{"lit":false},"constructor":1}'
    const codec = json(lamp, { lit: false })
    const reading = codec.read(text)
    expect(reading.state === 'present' && codec.toText({ ...reading.value })).toBe(text)
  })
})

test('nothing is no text at all, and a stored null is not nothing', () => {
  expect(jsonOrNothing(lamp).toText(null)).toBeNull()
  expect(jsonOrNothing(lamp).read('null')).toEqual(unreadable)
})

test('a list keeps its good items and says whether these are all', () => {
  const codec = list(lamp, { lit: false })
  expect(codec.read('[]')).toEqual(present([]))
  expect(codec.read('[{"name":"a"},3,[],null]')).toEqual(
    present([{ name: 'a', lit: false }], false),
  )
  expect(codec.read('{"0":{"name":"a"}}')).toEqual(unreadable)
  expect(codec.read('"[]"')).toEqual(unreadable)
})

test('of several lists a missing one is empty, a bad item is left out, a wrong shape is unreadable', () => {
  const codec = lists<Record<'on' | 'off', v.InferOutput<typeof lamp>[]>>(
    { on: lamp, off: lamp },
    {},
  )
  const good = { name: 'a', lit: true }
  expect(codec.read(JSON.stringify({ on: [good], more: 1 }))).toEqual(
    present({ on: [good], off: [], more: 1 }),
  )
  expect(codec.read(JSON.stringify({ on: [good, 1] }))).toEqual(
    present({ on: [good], off: [] }, false),
  )
  expect(codec.read('{"on":"a"}')).toEqual(unreadable)
  expect(codec.read('[]')).toEqual(unreadable)
  expect(codec.read('null')).toEqual(unreadable)
})

test('raw text is itself, whatever it looks like', () => {
  for (const text of ['', 'null', '{', ' a ']) expect(plainText.read(text)).toEqual(present(text))
})

test('a flag is the bare word', () => {
  expect(flag.read('true')).toEqual(present(true))
  expect(flag.read('false')).toEqual(present(false))
  for (const text of ['', '1', 'TRUE', '"true"']) expect(flag.read(text)).toEqual(unreadable)
  expect(flag.toText(true)).toBe('true')
})
