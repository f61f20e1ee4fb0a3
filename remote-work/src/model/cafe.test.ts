import { expect, test } from 'vitest'
import { type Cafe, cafeOfState, findCafe, mergeCafes, sampleCafes, sortCafes } from './cafe'

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

test('a stored café replaces the sample of the same name', () => {
  const [first, ...rest] = mergeCafes(sampleCafes, [
    { name: ' dabara  HOUSE', area: 'Ulsoor', rating: 3.1 },
  ])
  expect(first).toMatchObject({ area: 'Ulsoor', rating: 3.1, sampleId: 'dabara-house' })
  expect(rest).toHaveLength(sampleCafes.length - 1)
})

test.each(['Dabara House', 'Dabara Palace'])(
  'a partner’s change of a sample to %s keeps what it does not change, unlike spec §3',
  (name) => {
    const changes = { id: 'dabara-house', address: '4 Church Street', category: 'Silver' } as const
    const [changed] = mergeCafes(sampleCafes, [{ ...changes, name }])
    expect(changed).toEqual({ ...sampleCafes[0], name, passType: 'Silver' })
  },
)

test('a partner’s record maps category to tier, city to area and slots to images', () => {
  const place = { id: 7, name: 'Neem Tree', category: 'Gold', city: 'Bengaluru' } as const
  const amenities = { wifi: true, ac: false, quiet: true }
  const neemTree = { ...place, amenities, images: [null, '', 'a.jpg', 'b.jpg', null] }
  expect(mergeCafes([], [neemTree])).toMatchObject([
    {
      id: '7',
      passType: 'Gold',
      area: 'Bengaluru',
      images: ['a.jpg', 'b.jpg'],
      amenities: ['wifi', 'quiet'],
    },
  ])
})

test('quiet cafés nearby come first, then the nearest, then those without a distance', () => {
  const names = ['Near and quiet', 'Far and quiet', 'Between', 'Full', 'Across the city', 'Blank']
  const facts = ['low 0.9 km', 'low 2 km', 'medium 200 m', 'high 0.1 km', 'low 7.7 km', 'low near']
  const cafes = names.map((name, index) => {
    const [occupancy, ...distance] = facts[index]?.split(' ') ?? []
    return { name, occupancy: occupancy as Cafe['occupancy'], distance: distance.join(' ') }
  })
  const sorted = sortCafes(mergeCafes([], cafes).toReversed(), true)
  expect(sorted.map(({ name }) => name)).toEqual(names)
})
