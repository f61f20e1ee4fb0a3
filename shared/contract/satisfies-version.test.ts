import { expect, it } from 'vitest'
import { satisfiesVersion } from './satisfies-version'

it.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.2', '19.3.1', true],
  ['19.10.0', '19.9.9', true],
  ['19.4.0', '19.3.1', true],
  ['2.0.0+build.7', '2.0.0', true],
  // A mode that was built with a pre-release runs with the version that followed it.
  ['2.0.0', '2.0.0-rc.1', true],
  ['2.0.0-rc.1', '2.0.0-rc.1', true],
  ['19.3.0', '19.3.1', false],
  ['19.2.9', '19.3.1', false],
  ['20.0.0', '19.3.1', false],
  ['18.9.9', '19.0.0', false],
  ['2.0.0-rc.1', '2.0.0', false],
  ['2.1.0-rc.1', '2.0.0', false],
  ['2.0.0-rc.2', '2.0.0-rc.1', false],
  ['0.0.0-experimental-1a2b', '0.0.0-experimental-3c4d', false],
  ['', '2.0.0', false],
  ['latest', '2.0.0', false],
  ['2', '2.0.0', false],
  ['2.0.0', '', false],
])('%j satisfies a need for %j: %s', (provided, needed, satisfies) =>
  expect(satisfiesVersion(provided, needed)).toBe(satisfies),
)
