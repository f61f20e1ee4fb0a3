import { expect, test } from 'vitest'
import { cafeOfState, findCafe, mergeCafes, sampleCafes } from './cafe'

const stateOf = (cafe: unknown) => cafeOfState(structuredClone({ cafe }), sampleCafes)

test('a café survives structured cloning into the browser’s history', () => {
  for (const cafe of sampleCafes)
    expect(stateOf(cafe)).toEqual({ ...cafe, amenities: expect.arrayContaining(cafe.amenities) })
})

test('a café of a navigation state may lack fields, and has its sample’s', () => {
  expect(stateOf({ id: 'dabara-house', name: 'Dabara House' })).toEqual(sampleCafes[0])
  expect(stateOf({ name: 'Neem Tree' })).toMatchObject({ id: 'Neem Tree', rating: null })
})

test.each([null, {}, { name: 7 }, { ...sampleCafes[0], rating: 'high' }])(
  'a navigation state with another value gives null: %j',
  (cafe) => {
    expect(stateOf(cafe)).toBeNull()
    expect(cafeOfState(cafe, sampleCafes)).toBeNull()
  },
)

test('a sample is found by its id, also when a stored café replaces it or the list is sorted', () => {
  const cafes = mergeCafes(sampleCafes, [
    { id: 'C-1', name: 'Dabara House', rating: 3.1 },
    { id: 'C-2', name: 'Corner' },
  ]).toReversed()
  expect(findCafe('dabara-house', cafes)).toMatchObject({ id: 'C-1', rating: 3.1 })
  expect(findCafe('C-2', cafes)).toMatchObject({ name: 'Corner' })
  expect(findCafe('closed', cafes)).toBeUndefined()
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
  expect(first).toMatchObject({ area: 'Ulsoor', rating: 3.1, sampleId: 'dabara-house' })
  expect(rest).toHaveLength(sampleCafes.length - 1)
})

test('a partner’s change of a sample keeps what it does not change, unlike spec §3', () => {
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
    sampleId: undefined,
    passType: 'Gold',
    area: 'Bengaluru',
    image: 'a.jpg',
    images: ['a.jpg', 'b.jpg'],
    amenities: ['wifi', 'quiet'],
  })
})
