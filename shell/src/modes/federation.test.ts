import { sharedModules } from '@baithak/shared/build'
import { expect, it } from 'vitest'
import { providedModules, shareScope } from './federation'

it('the shell shares exactly the versions that modes are built with', () => {
  const versions = Object.entries(providedModules).map(([name, { version }]) => [name, version])
  expect(Object.fromEntries(versions)).toEqual(sharedModules)
})

it('a container gets each module from the share scope, by name and version', async () => {
  for (const [name, { version, module }] of Object.entries(providedModules)) {
    const share = shareScope[name]?.[version]
    expect((await share?.get())?.()).toBe(module)
  }
})
