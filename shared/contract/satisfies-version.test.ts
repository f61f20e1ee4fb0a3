import { expect, it } from 'vitest'
import { satisfiesVersion } from './satisfies-version'

it.each([
  ['19.3.1', '19.3.1'],
  ['19.3.2', '19.3.1'],
  ['19.10.0', '19.9.9'],
  ['19.4.0', '19.3.1'],
  ['2.0.0+build.7', '2.0.0'],
  // A mode that was built with a pre-release runs with the version that followed it.
  ['2.0.0', '2.0.0-rc.1'],
  ['2.0.0-rc.1', '2.0.0-rc.1'],
])('%s satisfies a need for %s', (provided, needed) =>
  expect(satisfiesVersion(provided, needed)).toBe(true),
)

it.each([
  ['19.3.0', '19.3.1'],
  ['19.2.9', '19.3.1'],
  ['20.0.0', '19.3.1'],
  ['18.9.9', '19.0.0'],
  ['2.0.0-rc.1', '2.0.0'],
  ['2.1.0-rc.1', '2.0.0'],
  ['2.0.0-rc.2', '2.0.0-rc.1'],
  ['0.0.0-experimental-1a2b', '0.0.0-experimental-3c4d'],
  ['', '2.0.0'],
  ['latest', '2.0.0'],
  ['2', '2.0.0'],
  ['2.0.0', ''],
])('%j does not satisfy a need for %j', (provided, needed) =>
  expect(satisfiesVersion(provided, needed)).toBe(false),
)
