import { expect, it } from 'vitest'
import { closestName } from './closest-name'

const names = ['Dabara House', 'Khidki Coffee', 'Tulsi Courtyard', 'तुलसी आँगन', 'Slow Drip Bar']

it.each([
  ['dabra', 'Dabara House'],
  ['khirki', 'Khidki Coffee'],
  ['Tulsee', 'Tulsi Courtyard'],
  ['coutyard', 'Tulsi Courtyard'],
  ['slow drop', 'Slow Drip Bar'],
  ['तुल्सी', 'तुलसी आँगन'],
  ['zzzzzz', undefined],
  ['xy', undefined],
  ['', undefined],
])('“%s” means %s', (text, name) => {
  expect(closestName(text, names)).toBe(name)
})
