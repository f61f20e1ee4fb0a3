import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closestName } from './closest-name'

const names = [
  'Chandni Terrace',
  'Sitara Social',
  'The Copper Still',
  'Tulsi Courtyard',
  'Monsoon Glasshouse',
  'Raat Rani Rooftop',
  'Khidki Coffee',
]
const hindiNames = ['चाँदनी टेरेस', 'सितारा सोशल', 'तुलसी आँगन', 'खिड़की कॉफ़ी']

test.each([
  ['Chandani', 'Chandni Terrace'],
  ['chadnni terace', 'Chandni Terrace'],
  ['Sitaara', 'Sitara Social'],
  ['Coper Stil', 'The Copper Still'],
  ['tulsee', 'Tulsi Courtyard'],
  ['monsun', 'Monsoon Glasshouse'],
  ['rat rani', 'Raat Rani Rooftop'],
  ['kidki', 'Khidki Coffee'],
  ['cofee', 'Khidki Coffee'],
  ['courtyrad', 'Tulsi Courtyard'],
])('the typing error %j means %j', (query, name) => {
  expect(closestName(query, names)).toBe(name)
})

test.each([
  ['चांदनी', 'Chandni Terrace'],
  ['सितारा सोशल', 'Sitara Social'],
  ['तुलसी', 'Tulsi Courtyard'],
  ['खिडकी कॉफी', 'Khidki Coffee'],
  ['रात रानी', 'Raat Rani Rooftop'],
])('%j in Hindi means %j', (query, name) => {
  expect(closestName(query, names)).toBe(name)
})

test.each([
  ['chandni', 'चाँदनी टेरेस'],
  ['Sitara', 'सितारा सोशल'],
  ['khidki coffee', 'खिड़की कॉफ़ी'],
  ['तुल्सि', 'तुलसी आँगन'],
])('%j means the Hindi name %j', (query, name) => {
  expect(closestName(query, hindiNames)).toBe(name)
})

test.each(['pizza', 'karaoke', 'Indiranagar', 'swimming pool', 'x', '', '  ', '🎉', 'तालाब'])(
  '%j is close to no name',
  (query) => {
    expect(closestName(query, names)).toBeUndefined()
  },
)

test('of two close names the closer one is meant, of equally close ones the first', () => {
  expect(closestName('tulsi', ['Tulip House', 'Tulsi House'])).toBe('Tulsi House')
  expect(closestName('rooms', ['Room A', 'Room B'])).toBe('Room A')
})

test('a very long query is no name', () => {
  expect(closestName('chandni '.repeat(1000), names)).toBeUndefined()
})

test('the result is a name of the list, and every name is close to itself', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.array(fc.string({ unit: 'binary' })),
      (query, list) => {
        const found = closestName(query, list)
        if (found !== undefined) expect(list).toContain(found)
      },
    ),
  )
  for (const name of [...names, ...hindiNames])
    expect(closestName(name, names.concat(hindiNames))).toBeDefined()
})
