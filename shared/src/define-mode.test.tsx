import { beforeEach, expect, test, vi } from 'vitest'
import { defineMode } from './define-mode'

// React schedules renders as in a browser, not when a test calls `act`.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  return () => vi.unstubAllGlobals()
})

const texts = async () => ({ default: {} })
const host = { i18n: {} }

function define(agenda: Parameters<typeof defineMode>[0]['agenda']) {
  const mode = defineMode({
    translations: { en: texts, hi: texts },
    root: async () => ({ default: () => <p>Venues</p> }),
    ...(agenda && { agenda }),
  })
  const domElement = document.createElement('div')
  const props = { name: 'party', domElement, host, location: {} } as never
  return {
    domElement,
    async mount() {
      await mode.bootstrap(props)
      await mode.mount(props)
    },
    unmount: () => mode.unmount(props),
  }
}

test('a mounted mode publishes its agenda until it is unmounted', async () => {
  const stop = vi.fn()
  const publish = vi.fn(() => stop)
  const { mount, unmount } = define(async () => ({ publish }))
  await mount()
  await vi.waitFor(() => expect(publish).toHaveBeenCalledExactlyOnceWith(host))
  expect(stop).not.toHaveBeenCalled()
  await unmount()
  expect(stop).toHaveBeenCalledOnce()
})

test('an agenda that loads after the mode is unmounted publishes nothing', async () => {
  const publish = vi.fn(() => () => {})
  let load = () => {}
  const loaded = new Promise<{ publish: typeof publish }>((resolve) => {
    load = () => resolve({ publish })
  })
  const { mount, unmount } = define(() => loaded)
  await mount()
  await unmount()
  load()
  await loaded
  await Promise.resolve()
  expect(publish).not.toHaveBeenCalled()
})

test('a mode whose agenda does not load is mounted all the same', async () => {
  const { mount, domElement } = define(() => Promise.reject(new Error('offline')))
  await mount()
  expect(domElement).toHaveTextContent('Venues')
})
