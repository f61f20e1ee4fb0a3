// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { version } from '../../package.json'
import { createTestRegistry } from '../testing/create-test-registry'
import { createAppInfo } from './app-info'

const registry = () => createTestRegistry({}).registry

it('has the version of the shell', () => {
  expect(createAppInfo(registry())().versions).toEqual({ shell: version })
})

it('`install` exists from the browser’s offer until the app is installed', () => {
  const events = new EventTarget()
  const appInfo = createAppInfo(registry(), events)
  expect(appInfo().install).toBeUndefined()
  events.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt() {} }))
  expect(appInfo().install).toBeDefined()
  events.dispatchEvent(new Event('appinstalled'))
  expect(appInfo().install).toBeUndefined()
})

it('an offer is used once: the browser rejects a second prompt', async () => {
  const events = new EventTarget()
  const appInfo = createAppInfo(registry(), events)
  const prompt = vi.fn(async () => {})
  events.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  const { install } = appInfo()
  await install?.()
  await install?.()
  expect(prompt).toHaveBeenCalledOnce()
  expect(appInfo().install).toBeUndefined()
})

it('an offer that came before the code had loaded can be used', () => {
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt() {} })
  expect(createAppInfo(registry(), new EventTarget())().install).toBeDefined()
  delete window.installOffer
})

it('the browser shows no offer of its own', () => {
  const events = new EventTarget()
  createAppInfo(registry(), events)
  const event = new Event('beforeinstallprompt', { cancelable: true })
  events.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
})

it('an offer that the browser has withdrawn is gone after the press', async () => {
  const events = new EventTarget()
  const appInfo = createAppInfo(registry(), events)
  const prompt = () => Promise.reject(new DOMException('', 'InvalidStateError'))
  events.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  await appInfo().install?.()
  expect(appInfo().install).toBeUndefined()
})
