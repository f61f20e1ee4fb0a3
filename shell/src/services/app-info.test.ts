// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { version } from '../../package.json'
import { createTestServices } from '../testing/render-shell'
import { createAppInfo } from './app-info'

function open() {
  const events = new EventTarget()
  const appInfo = createAppInfo(createTestServices().registry, events)
  const offer = (prompt: () => Promise<void>) =>
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  return { events, appInfo, offer }
}
const nothing = async () => {}

it('`install` exists from the browser’s offer, which it does not show, until the app is installed', () => {
  const { events, appInfo, offer } = open()
  expect(appInfo()).toMatchObject({ versions: { shell: version }, install: undefined })
  const offered = offer(nothing)
  events.dispatchEvent(offered)
  expect(offered.defaultPrevented).toBe(true)
  expect(appInfo().install).toBeDefined()
  events.dispatchEvent(new Event('appinstalled'))
  expect(appInfo().install).toBeUndefined()
})

it.each([
  ['used', nothing],
  ['withdrawn by the browser', () => Promise.reject(new DOMException('', 'InvalidStateError'))],
])('an offer is %s once: the browser rejects a second prompt', async (_, answer) => {
  const { events, appInfo, offer } = open()
  const prompt = vi.fn(answer)
  events.dispatchEvent(offer(prompt))
  const { install } = appInfo()
  await install?.()
  await install?.()
  expect(prompt).toHaveBeenCalledOnce()
  expect(appInfo().install).toBeUndefined()
})

it('an offer that came before the code had loaded can be used', () => {
  const { offer } = open()
  window.installOffer = offer(nothing)
  expect(open().appInfo().install).toBeDefined()
  delete window.installOffer
})
