import { sharedModules } from '@baithak/build'
import { expect, it, onTestFinished, vi } from 'vitest'
import { loadContainer, providedModules } from './federation'

it('the shell shares exactly the versions that modes are built with', () => {
  const versions = Object.entries(providedModules).map(([name, { version }]) => [name, version])
  expect(Object.fromEntries(versions)).toEqual(sharedModules)
})

type Scope = Record<string, Record<string, { get(): Promise<() => unknown> }>>

it('a container gets each module from the share scope, by name and version', async () => {
  vi.stubEnv('DEV', false)
  onTestFinished(() => void vi.unstubAllEnvs())
  const code = `let scope
    export const init = (given) => { scope = given }
    export const get = async (name) => () => ({ name, scope })`
  const container = `data:text/javascript,${encodeURIComponent(code)}`
  const { name, scope } = (await loadContainer('gig', container)) as { name: string; scope: Scope }
  expect(name).toBe('./mode')
  for (const [id, { version, module }] of Object.entries(providedModules))
    expect((await scope[id]?.[version]?.get())?.()).toBe(module)
})
