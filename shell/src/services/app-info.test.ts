// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { version } from '../../package.json'
import { createRegistryQuery } from '../registry/registry-query'
import { createAppInfo } from './app-info'

const registry = () => createRegistryQuery({ fetchOnce: async () => ({}) })

it('has the version of the shell', () => {
  expect(createAppInfo(registry())().versions).toEqual({ shell: version })
})

it('`install` exists from the browser’s offer until the app is installed', async () => {
  const events = new EventTarget()
  const appInfo = createAppInfo(registry(), events)
  expect(appInfo().install).toBeUndefined()
  const prompt = vi.fn(async () => {})
  events.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  await appInfo().install?.()
  expect(prompt).toHaveBeenCalledOnce()
  events.dispatchEvent(new Event('appinstalled'))
  expect(appInfo().install).toBeUndefined()
})
