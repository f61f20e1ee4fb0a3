import { expect, test } from 'vitest'
import { parseCafeState } from './cafe'
import { mergeCafes, sampleCafes } from './sample-cafes'

test('a café survives structured cloning into the browser’s history', () => {
  for (const cafe of sampleCafes) expect(parseCafeState(structuredClone({ cafe }))).toEqual(cafe)
})

test.each([
  null,
  'cafe',
  {},
  { cafe: null },
  { cafe: { name: 'Half a café' } },
  { cafe: { ...sampleCafes[0], rating: 'high' } },
])('any other state gives null: %j', (state) => {
  expect(parseCafeState(state)).toBeNull()
})

test('there are at least eight samples, across Silver and Gold, with unique names', () => {
  expect(sampleCafes.length).toBeGreaterThanOrEqual(8)
  expect(new Set(sampleCafes.map(({ name }) => name)).size).toBe(sampleCafes.length)
  expect(new Set(sampleCafes.map(({ passType }) => passType))).toEqual(new Set(['Silver', 'Gold']))
})

test('a stored café replaces the sample of the same name', () => {
  const [first, ...rest] = mergeCafes(sampleCafes, [
    { name: ' dabara  HOUSE', area: 'Ulsoor', rating: 3.1 },
  ])
  expect(first).toMatchObject({ area: 'Ulsoor', rating: 3.1, sample: false })
  expect(rest).toHaveLength(sampleCafes.length - 1)
})

test('a partner’s change of a sample keeps what it does not change, unlike section 3', () => {
  const changes = { id: 'dabara-house', address: '4 Church Street', category: 'Silver' } as const
  const [before] = sampleCafes
  expect(mergeCafes(sampleCafes, [{ ...changes, name: 'Dabara House' }])[0]).toEqual({
    ...before,
    passType: 'Silver',
  })
  expect(mergeCafes(sampleCafes, [{ ...changes, name: 'Dabara Palace' }])[0]).toEqual({
    ...before,
    name: 'Dabara Palace',
    passType: 'Silver',
    sample: false,
  })
})

test('a partner’s record maps category to tier, city to area and slots to images; what it lacks is blank', () => {
  const [cafe] = mergeCafes(
    [],
    [
      {
        id: 7,
        name: 'Neem Tree',
        category: 'Gold',
        city: 'Bengaluru',
        images: [null, '', 'a.jpg', 'b.jpg', null],
        amenities: { wifi: true, ac: false, quiet: true },
      },
    ],
  )
  expect(cafe).toEqual({
    id: '7',
    name: 'Neem Tree',
    distance: '',
    rating: null,
    occupancy: null,
    description: '',
    sample: false,
    passType: 'Gold',
    area: 'Bengaluru',
    image: 'a.jpg',
    images: ['a.jpg', 'b.jpg'],
    amenities: ['wifi', 'quiet'],
  })
})
