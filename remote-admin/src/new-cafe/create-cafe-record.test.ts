// @vitest-environment jsdom
import { cafesRecord, type StoredCafe, storedCafeSchema } from '@baithak/domain'
import { transact } from '@baithak/storage'
import { v } from '@baithak/storage/schema'
import { fakeStorage } from '@baithak/testing'
import { describe, expect, test } from 'vitest'
import { blankForm, missingIn } from './cafe-form'
import { addCafe, createCafeRecord } from './create-cafe-record'

const now = new Date('2026-11-21T10:30:00Z')
const form = {
  ...blankForm,
  name: ' Kaapi Verandah ',
  city: 'Bengaluru',
  address: '12 Lavelle Road ',
  category: 'Gold' as const,
  amenities: ['quiet' as const, 'wifi' as const],
}

describe('the record of a new café', () => {
  test('name and address are required, whitespace does not count', () => {
    expect(missingIn(blankForm)).toEqual(['name', 'address'])
    expect(missingIn({ ...form, address: '  ' })).toEqual(['address'])
    expect(missingIn({ ...form, name: '\u3164', address: '\u2800 \u200b' })).toEqual([
      'name',
      'address',
    ])
    expect(missingIn(form)).toEqual([])
  })

  test('it is Active at once, with the fields of partners and members', () => {
    expect(createCafeRecord(form, ['a', 'b'], now)).toEqual({
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
  })

  test('without images it has five empty slots and no cover', () => {
    expect(createCafeRecord(form, [], now)).toMatchObject({
      image: '',
      images: [null, null, null, null, null],
    })
  })

  test('the record is valid', () => {
    expect(
      v.is(storedCafeSchema, JSON.parse(JSON.stringify(createCafeRecord(form, ['a'], now)))),
    ).toBe(true)
  })
})

describe('two windows that add in the same moment', () => {
  const added = (name: string, delayMs: number) =>
    createCafeRecord({ ...form, name }, [], new Date(now.getTime() + delayMs))
  function addBoth(...both: ReturnType<typeof added>[]) {
    const device = fakeStorage()
    const additions = both.map((cafe) => () => {
      const { storage } = device.openTab(() => now)
      transact([storage.record(cafesRecord)], ([cafes]) => [addCafe(cafes, cafe)])
    })
    device.atOnce(...additions)
    return JSON.parse(device.texts.get('cafes') ?? '[]') as StoredCafe[]
  }

  test('the same café add it once', () => {
    expect(addBoth(added('Kaapi Verandah', 0), added('Kaapi Verandah', 30))).toHaveLength(1)
  })
})
