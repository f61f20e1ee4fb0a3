import { type StoredCafe, storedCafeSchema } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import { describe, expect, test } from 'vitest'
import { mergeCafes } from '../model/merge-cafes'
import { sampleCafes } from '../model/sample-cafes'
import {
  addCafe,
  blankForm,
  type CafeForm,
  createCafeRecord,
  editCafe,
  formOf,
  missingIn,
} from './cafe-record'

const now = new Date('2026-11-21T10:30:00Z')
const form: CafeForm = {
  ...blankForm,
  name: ' Kaapi Verandah ',
  city: 'Bengaluru',
  address: '12 Lavelle Road ',
  category: 'Gold',
  amenities: ['quiet', 'wifi'],
}

test.each([
  [blankForm, ['name', 'address']],
  [{ ...form, address: '  ' }, ['address']],
  [{ ...form, name: '\u3164', address: '\u2800 \u200b' }, ['name', 'address']],
  [form, []],
])('name and address are required: %j', (entered, missing) => {
  expect(missingIn(entered)).toEqual(missing)
})

test('a new café is Active at once, with the fields of partners and members', () => {
  const record = createCafeRecord(form, ['a', 'b'], now)
  expect(record).toEqual({
    id: `C-${now.getTime()}`,
    name: 'Kaapi Verandah',
    city: 'Bengaluru',
    category: 'Gold',
    status: 'Active',
    checkIns: 0,
    images: ['a', 'b', null, null, null],
    address: '12 Lavelle Road',
    contact: '',
    amenities: ['wifi', 'quiet'],
    liveCheckIns: 0,
    weekCheckIns: 0,
    distance: '',
    area: 'Bengaluru',
    rating: 0,
    passType: 'Gold',
    occupancy: null,
    image: 'a',
    description: '',
  })
  expect(v.is(storedCafeSchema, JSON.parse(JSON.stringify(record)))).toBe(true)
  const [once] = [addCafe([], record)]
  expect(addCafe(once, { ...record, id: `C-${now.getTime() + 30}` })).toBe(once)
  expect(addCafe(once, { ...record, name: 'Other' }).map(({ id }) => id)).toEqual([
    record.id,
    `C-${now.getTime() + 1}`,
  ])
})

const samples = (language = 'en') => sampleCafes(language)
const cafeIn = (stored: StoredCafe[], id: string, language = 'en') => {
  const cafe = mergeCafes(samples(language), stored).find((each) => each.id === id)
  if (!cafe) throw new Error(`There is no café ${id}.`)
  return cafe
}
const edit = (stored: StoredCafe[], id: string, part: Partial<CafeForm>, language = 'en') => {
  const cafe = cafeIn(stored, id, language)
  return editCafe(stored, cafe, { form: { ...formOf(cafe), ...part }, images: null })
}

describe('a change of a built-in café', () => {
  test('only what changed is stored', () => {
    expect(edit([], 'dabara-house', { contact: ' 98450 00000 ' })).toEqual([
      { id: 'dabara-house', name: 'Dabara House', contact: '98450 00000' },
    ])
  })

  test('in Hindi an unchanged name stays translated', () => {
    const stored = edit([], 'dabara-house', { contact: '1' }, 'hi')
    expect(cafeIn(stored, 'dabara-house', 'hi').name).toBe('दबारा हाउस')
    expect(cafeIn(stored, 'dabara-house', 'en').name).toBe('Dabara House')
  })

  test('a new name does not bring the sample back', () => {
    const stored = edit([], 'dabara-house', { name: 'Dabara Palace' })
    const names = mergeCafes(samples(), stored).map(({ name }) => name)
    expect(names[0]).toBe('Dabara Palace')
    expect(names).not.toContain('Dabara House')
    expect(edit(stored, 'dabara-house', { name: 'Dabara House' })).toEqual([
      { id: 'dabara-house', name: 'Dabara House' },
    ])
  })
})

describe('a change of an added café', () => {
  const added: StoredCafe[] = [
    {
      id: 'C-1',
      name: 'Kaapi',
      city: 'Mysuru',
      area: 'Mysuru',
      checkIns: 4,
      extra: 'kept',
    } as never,
    { name: 'Neem' },
  ]

  test('its other fields are kept, and members see the new city', () => {
    expect(edit(added, 'C-1', { city: 'Hubballi', category: 'Gold' })[0]).toEqual({
      ...added[0],
      city: 'Hubballi',
      area: 'Hubballi',
      category: 'Gold',
      passType: 'Gold',
    })
  })

  test('a café without an id keeps its URL under a new name', () => {
    expect(edit(added, 'Neem', { name: 'Neem Tree' })[1]).toEqual({ name: 'Neem Tree', id: 'Neem' })
  })

  test('without a change nothing is written', () => {
    expect(edit(added, 'C-1', {})).toBe(added)
    expect(edit(added, 'C-1', { name: ' Kaapi ' })).toBe(added)
  })

  test('removed images are gone', () => {
    const stored = [{ id: 1, name: 'Kaapi', image: 'a', images: ['a', 'b', null, null, null] }]
    const cafe = cafeIn(stored, '1')
    expect(editCafe(stored, cafe, { form: formOf(cafe), images: ['b'] })).toEqual([
      { id: 1, name: 'Kaapi', image: 'b', images: ['b', null, null, null, null] },
    ])
    expect(cafeIn(editCafe(stored, cafe, { form: formOf(cafe), images: [] }), '1').images).toEqual(
      [],
    )
  })
})

describe('a change that is applied again', () => {
  const twice = (stored: StoredCafe[], id: string, part: Partial<CafeForm>) => {
    const cafe = cafeIn(stored, id)
    const changed = { form: { ...formOf(cafe), ...part }, images: ['a'] }
    const once = editCafe(stored, cafe, changed)
    return { once, again: editCafe(once, cafe, changed) }
  }
  const renamed = { name: 'New Name', amenities: ['quiet' as const] }

  test.each<[string, StoredCafe[], string]>([
    ['a sample', [], 'dabara-house'],
    ['a renamed sample', [{ id: 'dabara-house', name: 'Palace' }], 'dabara-house'],
    ['a café with an id', [{ id: 1, name: 'Kaapi' }], '1'],
    ['a café without an id', [{ name: 'Neem' }], 'Neem'],
    ['one of two cafés with the same id', [1, 1].map((id, at) => ({ id, name: `${at}` })), '1'],
  ])('changes %s once', (_, stored, id) => {
    for (const part of [renamed, { contact: '1' }]) {
      const { once, again } = twice(stored, id, part)
      expect(again).toBe(once)
      expect(once).toHaveLength(Math.max(1, stored.length))
    }
  })

  test('of two cafés with the same id, the changed one is found by its name', () => {
    const stored = [
      { id: 1, name: 'Kaapi' },
      { id: 1, name: 'Neem' },
    ]
    expect(edit(stored, '1', { contact: '1' })).toEqual([{ ...stored[0], contact: '1' }, stored[1]])
  })

  test('another tab’s change of another field remains', () => {
    const cafe = cafeIn([], 'dabara-house')
    const other = edit([], 'dabara-house', { name: 'Palace' })
    const changed = { form: { ...formOf(cafe), contact: '1' }, images: null }
    expect(editCafe(other, cafe, changed)).toEqual([{ ...other[0], contact: '1' }])
  })
})
