import { sharedModules } from '@baithak/shared/build'
import { expect, it } from 'vitest'
import { providedModules } from './federation'

it('the shell offers exactly the versions that modes are built to take', () => {
  const versions = Object.entries(providedModules).map(([name, { version }]) => [name, version])
  expect(Object.fromEntries(versions)).toEqual(sharedModules)
})
