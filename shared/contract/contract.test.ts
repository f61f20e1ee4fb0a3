import { expect, it } from 'vitest'
import { contractVersion, supportsContract } from './contract'

it.each([
  { current: 1, supported: [1] },
  { current: 2, supported: [1, 2] },
  { current: 5, supported: [4, 5] },
])(
  'a shell of contract $current mounts modes of the contracts $supported',
  ({ current, supported }) => {
    const contracts = Array.from({ length: 8 }, (_, contract) => contract)
    expect(contracts.filter((contract) => supportsContract(contract, current))).toEqual(supported)
  },
)

it('a shell mounts modes of its own contract', () =>
  expect(supportsContract(contractVersion)).toBe(true))
