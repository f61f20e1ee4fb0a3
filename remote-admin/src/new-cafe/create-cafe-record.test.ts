import { v } from '@baithak/shared/schema'
import { storedCafeSchema } from '@baithak/shared/storage'
import { describe, expect, test } from 'vitest'
import { blankForm, missingIn } from './cafe-form'
import { createCafeRecord } from './create-cafe-record'

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
