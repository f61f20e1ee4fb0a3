import { type StoredCafe, storedCafeSchema } from '@baithak/domain'
import { v } from '@baithak/storage/schema'
import { expect, test } from 'vitest'
import { mergeCafes, sampleCafes } from '../model/use-cafes'
import {
  type CafeForm,
  changedFields,
  createCafeRecord,
  editCafe,
  formOf,
  missingIn,
} from './cafe-record'

const now = new Date('2026-11-21T10:30:00Z')
const form: CafeForm = {
  ...formOf(),
  name: ' Kaapi Verandah ',
  city: 'Bengaluru',
  address: '12 Lavelle Road ',
  category: 'Gold',
  amenities: ['quiet', 'wifi'],
}

test.each([
  [formOf(), ['name', 'address']],
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
})

const cafeIn = (stored: StoredCafe[], id: string, language = 'en') => {
  const cafe = mergeCafes(sampleCafes(language), stored).find((each) => each.id === id)
  if (!cafe) throw new Error(`There is no café ${id}.`)
  return cafe
}
const edit = (
  stored: StoredCafe[],
  id: string,
  part: Partial<CafeForm>,
  images: string[] | null = null,
) => {
  const cafe = cafeIn(stored, id, 'hi')
  return editCafe(stored, cafe, { form: { ...formOf(cafe), ...part }, images })
}

const dabara = { id: 'dabara-house', name: 'Dabara House' }
const kaapi = { id: 1, name: 'Kaapi', city: 'Mysuru', area: 'Mysuru', image: 'a', images: ['a'] }
const unnamed = { name: 'Neem' }

test('an edited sample is stored with its changed fields only, and keeps its translated name', () => {
  const changed = edit([], 'dabara-house', { contact: ' 98450 00000 ' })
  expect(changed).toEqual([{ ...dabara, contact: '98450 00000' }])
  const names = ['hi', 'en'].map((language) => cafeIn(changed, 'dabara-house', language).name)
  expect(names).toEqual(['दबारा हाउस', 'Dabara House'])
})

test('a stored sample is changed under its own id', () => {
  const palace = { ...dabara, name: 'Palace' }
  const changed = edit([palace], 'dabara-house', { name: dabara.name, amenities: ['quiet'] })
  expect(changed).toEqual([{ ...dabara, amenities: ['quiet'] }])
})

test('members see the new city and category', () => {
  const changed = edit([kaapi, unnamed], '1', { city: 'Hubballi', category: 'Gold' })
  const forMembers = { area: 'Hubballi', passType: 'Gold' }
  expect(changed).toEqual([
    { ...kaapi, city: 'Hubballi', category: 'Gold', ...forMembers },
    unnamed,
  ])
})

test('a café without an id keeps its URL under a new name', () => {
  const changed = edit([kaapi, unnamed], 'Neem', { name: 'Neem Tree' })
  expect(changed).toEqual([kaapi, { name: 'Neem Tree', id: 'Neem' }])
})

test('images are five slots, and the first is the cover', () => {
  const images = ['b', 'c', null, null, null]
  expect(edit([kaapi], '1', {}, ['b', 'c'])).toEqual([{ ...kaapi, image: 'b', images }])
})

test('without a change nothing is written', () => {
  const stored = [kaapi]
  for (const part of [{}, { name: ' Kaapi ' }]) expect(edit(stored, '1', part)).toBe(stored)
  const marked = { ...form, amenities: form.amenities.toReversed() }
  expect(changedFields(form, marked)).toEqual({})
})
