import '@testing-library/jest-dom/vitest'
import type { ModeProps } from '@baithak/contract'
import { type ReactNode, use } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { defineMode } from './define-mode'

// React schedules renders as in a browser, not when a test calls `act`.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))

/** Mounts a mode at `/work`. */
async function mount(Root: (props: ModeProps) => ReactNode) {
  const mode = defineMode({ root: Root, translations: {} })
  const domElement = document.body.appendChild(document.createElement('div'))
  const [onShown, onError] = [vi.fn(), vi.fn()]
  const propsAt = (pathname: string) =>
    ({ name: 'party', domElement, host: {}, location: { pathname }, onShown, onError }) as never
  await mode.bootstrap(propsAt('/work'))
  await mode.mount(propsAt('/work'))
  return {
    domElement,
    onShown,
    onError,
    go: (pathname: string) => mode.update?.(propsAt(pathname)),
    async unmount() {
      await mode.unmount(propsAt('/work'))
      expect(domElement.innerHTML).toBe('')
    },
  }
}

/** A mode that suspends at a path until `load` is called. */
function suspending(path: string) {
  let load = () => {}
  const code = new Promise<void>((resolve) => {
    load = resolve
  })
  const suspended = vi.fn()
  function Root({ location: { pathname } }: ModeProps) {
    if (pathname === path) {
      suspended()
      use(code)
    }
    return <h1>{pathname}</h1>
  }
  return {
    Root,
    load: () => load(),
    isSuspended: () => vi.waitFor(() => expect(suspended).toHaveBeenCalled()),
  }
}

it('a mode reports its first screen once it has rendered, and not while it suspends', async () => {
  const { Root, load, isSuspended } = suspending('/work')
  const { domElement, onShown, unmount } = await mount(Root)
  await isSuspended()
  expect(onShown).not.toHaveBeenCalled()
  load()
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce())
  expect(domElement).toHaveTextContent('/work')
  await unmount()
})

it('a mode that never finishes its first render can be unmounted', async () => {
  const { Root, isSuspended } = suspending('/work')
  const { unmount } = await mount(Root)
  await isSuspended()
  await unmount()
})

it('a mode keeps its screen until the next one has rendered, and then reports it', async () => {
  const { Root, load, isSuspended } = suspending('/wallet')
  const { domElement, onShown, go, unmount } = await mount(Root)
  await vi.waitFor(() => expect(onShown).toHaveBeenCalledOnce())
  await go('/wallet')
  await isSuspended()
  expect(domElement).toHaveTextContent('/work')
  expect(onShown).toHaveBeenCalledOnce()
  load()
  await vi.waitFor(() => expect(domElement).toHaveTextContent('/wallet'))
  expect(onShown).toHaveBeenCalledTimes(2)
  await unmount()
})

it('a mode that throws in its first render reports the error, and nothing of it is left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const error = new Error('no first screen')
  const { onError, unmount } = await mount(() => {
    throw error
  })
  await vi.waitFor(() => expect(onError).toHaveBeenCalledExactlyOnceWith(error))
  await unmount()
})

it('the files of a namespace in one language are combined, and a folder may lack English', async () => {
  const { translations } = defineMode({
    translations: {
      party: {
        './locales/en.json': async () => ({ title: 'Venues' }),
        './locales/hi.json': async () => ({ title: 'जगहें' }),
        './sample-cafes/hi.json': async () => ({ dabara: 'दबारा' }),
      },
    },
    root: () => null,
  })
  expect(await translations.party?.en()).toEqual({ default: { title: 'Venues' } })
  expect(await translations.party?.hi?.()).toEqual({ default: { title: 'जगहें', dabara: 'दबारा' } })
})
