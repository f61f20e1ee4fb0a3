import type { StoredCafe } from '@baithak/domain'
import { describe, expect, test } from 'vitest'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

const samples = sampleCafes('hi', new Date('2026-11-21T11:00+05:30'))
const merged = (stored: StoredCafe[]) => mergeCafes(samples, stored)

describe('the partner’s list of cafés', () => {
  test('a stored café replaces the sample of the same name, ignoring spacing and case', () => {
    const [first, ...rest] = merged([{ name: ' dabara  HOUSE', checkIns: 3 }])
    expect(first).toMatchObject({ name: 'dabara  HOUSE', checkIns: 3, source: expect.anything() })
    expect(rest).toHaveLength(samples.length - 1)
  })

  test('a café with only a name has blank values', () => {
    expect(mergeCafes([], [{ name: 'Neem' }])).toEqual([
      expect.objectContaining({
        id: 'Neem',
        category: null,
        status: null,
        occupancy: null,
        rating: null,
        checkIns: 0,
        images: [],
        amenities: [],
      }),
    ])
  })

  test('names are trimmed', () => {
    const names = mergeCafes([], [{ name: ' \t' }, { name: ' Kaapi ' }]).map(({ name }) => name)
    expect(names).toEqual(['', 'Kaapi'])
  })

  test('unsafe counts are 0', () => {
    const [cafe] = mergeCafes(
      [],
      [
        {
          name: 'Kaapi',
          checkIns: Number.POSITIVE_INFINITY,
          liveCheckIns: 1e300,
          weekCheckIns: 9e15,
        },
      ],
    )
    expect(cafe).toMatchObject({ checkIns: 0, liveCheckIns: 0, weekCheckIns: 9e15 })
  })

  test('negative counts are 0, ratings outside the scale null', () => {
    const [cafe] = mergeCafes([], [{ name: 'Neem', checkIns: -4, liveCheckIns: 2.6, rating: 48 }])
    expect(cafe).toMatchObject({ checkIns: 0, liveCheckIns: 3, rating: null })
  })

  test('images have no empty slots and no duplicate cover', () => {
    const [cafe] = mergeCafes(
      [],
      [{ name: 'Neem', image: 'a', images: ['a', null, '', 'b', null] }],
    )
    expect(cafe?.images).toEqual(['a', 'b'])
  })

  test('a record with a pass type and an amenities object is read', () => {
    const [cafe] = mergeCafes(
      [],
      [{ name: 'Neem', passType: 'Gold', amenities: { wifi: true, ac: false } }],
    )
    expect(cafe).toMatchObject({ category: 'Gold', amenities: ['wifi'] })
  })

  test('the samples are active and pending, Silver and Gold, with unique names', () => {
    expect(new Set(samples.map(({ status }) => status))).toEqual(new Set(['Active', 'Pending']))
    expect(new Set(samples.map(({ category }) => category))).toEqual(new Set(['Silver', 'Gold']))
    expect(new Set(samples.map(({ alias }) => alias)).size).toBe(samples.length)
  })
})
