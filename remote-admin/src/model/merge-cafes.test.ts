import type { StoredCafe } from '@baithak/shared/storage'
import { describe, expect, test } from 'vitest'
import { mergeCafes } from './merge-cafes'
import { sampleCafes } from './sample-cafes'

const samples = sampleCafes((id) => ({
  name: id,
  city: '',
  area: '',
  address: '',
  description: '',
}))
const merged = (stored: StoredCafe[]) => mergeCafes(samples, stored)

describe('the partner’s list of cafés', () => {
  test('stored cafés follow the samples', () => {
    const names = merged([{ name: 'Kaapi Verandah' }]).map(({ name }) => name)
    expect(names).toEqual([...samples.map(({ name }) => name), 'Kaapi Verandah'])
  })

  test('a stored café takes the place of the sample of its name, however it is spaced and cased', () => {
    const [first, ...rest] = merged([{ name: ' dabara  HOUSE', checkIns: 3 }])
    expect(first).toMatchObject({ name: 'dabara  HOUSE', checkIns: 3, sample: false })
    expect(rest).toHaveLength(samples.length - 1)
  })

  test('two stored cafés of one name, as of a chain, both show, with ids apart', () => {
    const cafes = merged([
      { id: 1, name: 'Neem' },
      { id: '1', name: 'Neem' },
    ]).slice(samples.length)
    expect(cafes.map(({ id }) => id)).toEqual(['1', '1~2'])
  })

  test('a café of which only the name is known has blanks and no guesses', () => {
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

  test('a name of blanks is no name, and blanks around one are no part of it', () => {
    const names = mergeCafes([], [{ name: ' \t' }, { name: ' Kaapi ' }]).map(({ name }) => name)
    expect(names).toEqual(['', 'Kaapi'])
  })

  test('counts past all counting are no figures', () => {
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

  test('counts below zero and ratings outside the scale are no figures', () => {
    const [cafe] = mergeCafes([], [{ name: 'Neem', checkIns: -4, liveCheckIns: 2.6, rating: 48 }])
    expect(cafe).toMatchObject({ checkIns: 0, liveCheckIns: 3, rating: null })
  })

  test('empty image slots are left out and the cover is not shown twice', () => {
    const [cafe] = mergeCafes(
      [],
      [{ name: 'Neem', image: 'a', images: ['a', null, '', 'b', null] }],
    )
    expect(cafe?.images).toEqual(['a', 'b'])
  })

  test('a members’ record, with pass type for category and switches for amenities, is understood', () => {
    const [cafe] = mergeCafes(
      [],
      [{ name: 'Neem', passType: 'Gold', amenities: { wifi: true, ac: false } }],
    )
    expect(cafe).toMatchObject({ category: 'Gold', amenities: ['wifi'] })
  })

  test('the samples are active and pending, Silver and Gold, each with a name of its own', () => {
    expect(new Set(samples.map(({ status }) => status))).toEqual(new Set(['Active', 'Pending']))
    expect(new Set(samples.map(({ category }) => category))).toEqual(new Set(['Silver', 'Gold']))
    expect(new Set(samples.map(({ alias }) => alias)).size).toBe(samples.length)
  })
})
