import { needs } from '@baithak/build'
import { expect, it } from 'vitest'
import { describeUnmetNeeds } from './unmet-needs'

const provided = new Map([
  ['react', '19.3.1'],
  ['@baithak/platform', '2.2.0'],
])

it('the shell satisfies the needs of a mode that is built with the same versions', () =>
  expect(describeUnmetNeeds(needs)).toBeUndefined())

it('a mode without needs runs with what the shell shares', () =>
  expect(describeUnmetNeeds(undefined)).toBeUndefined())

it('older versions of the same major are satisfied', () =>
  expect(
    describeUnmetNeeds({ react: '19.2.0', '@baithak/platform': '2.0.4' }, provided),
  ).toBeUndefined())

it('unmet needs are named, with both versions', () =>
  expect(describeUnmetNeeds({ react: '19.4.0', '@baithak/platform': '3.0.0' }, provided)).toBe(
    'react 19.4.0 (the shell has 19.3.1) and @baithak/platform 3.0.0 (the shell has 2.2.0)',
  ))

it.each(['left-pad', 'constructor', '__proto__'])('nobody provides %s', (name) =>
  expect(describeUnmetNeeds({ [name]: '1.0.0' }, provided)).toBe(
    `${name} 1.0.0 (the shell has none)`,
  ),
)
