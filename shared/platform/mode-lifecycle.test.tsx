import '@testing-library/jest-dom/vitest'
import type { ModeProps } from '@baithak/contract'
import { type ReactNode, use } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineMode } from './define-mode'

// React schedules renders as in a browser, not when a test calls `act`.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

/** Begins to mount a mode at `/work`. */
async function mounting(Root: (props: ModeProps) => ReactNode, more: Partial<ModeProps> = {}) {
  const mode = defineMode({ root: Root, translations: {} })
  const domElement = document.body.appendChild(document.createElement('div'))
  const propsAt = (pathname: string) =>
    ({ name: 'party', domElement, host: { i18n: {} }, location: { pathname }, ...more }) as never
  const props = propsAt('/work')
  await mode.bootstrap(props)
  return { mode, props, propsAt, mount: mode.mount(props), domElement }
}

/** React has rendered what it can. */
const rendered = async () => {
  for (const _ of [1, 2]) await new Promise((resolve) => setTimeout(resolve))
}

it('the first render of a mode yields to the page', async () => {
  /** How many timers had run when a part of the screen was rendered. */
  const timersAtRender: number[] = []
  let timerCount = 0
  /** A part of a screen that takes three milliseconds to render. */
  function Part() {
    const end = performance.now() + 3
    while (performance.now() < end);
    timersAtRender.push(timerCount)
    return <p>Chandni Terrace</p>
  }
  const interval = setInterval(() => {
    timerCount += 1
  }, 0)
  const { mode, props, mount, domElement } = await mounting(() =>
    Array.from({ length: 20 }, (_, at) => at).map((at) => <Part key={at} />),
  )
  await mount
  await vi.waitFor(() => expect(domElement.querySelectorAll('p')).not.toHaveLength(0))
  clearInterval(interval)
  expect(domElement.querySelectorAll('p')).toHaveLength(20)
  expect(timersAtRender.at(-1)).toBeGreaterThan(timersAtRender[0] ?? 0)
  await mode.unmount(props)
  expect(domElement.innerHTML).toBe('')
})

/** A mode that suspends until its code is loaded, at all paths or at one. */
function suspending(path?: string) {
  let load = () => {}
  const code = new Promise<void>((resolve) => {
    load = resolve
  })
  const suspended = vi.fn()
  function Screens({ location: { pathname } }: ModeProps) {
    if (!path || pathname === path) {
      suspended()
      use(code)
    }
    return <h1>{pathname}</h1>
  }
  return { Screens, suspended, load: () => load() }
}

it('a mode reports its first screen once it has rendered, and not while it suspends', async () => {
  const { Screens, suspended, load } = suspending()
  const shown = vi.fn()
  const { mode, props, mount, domElement } = await mounting(Screens, { onShown: shown })
  await mount
  await vi.waitFor(() => expect(suspended).toHaveBeenCalled())
  await rendered()
  expect(shown).not.toHaveBeenCalled()
  load()
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(domElement).toHaveTextContent('/work')
  await mode.unmount(props)
})

it('a mode that suspends for ever is unmounted', async () => {
  const { Screens, suspended } = suspending()
  const { mode, props, mount, domElement } = await mounting(Screens)
  await mount
  await vi.waitFor(() => expect(suspended).toHaveBeenCalled())
  await mode.unmount(props)
  expect(domElement.innerHTML).toBe('')
})

it('a mode that throws in its first render reports the error, and nothing of it is left', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onError = vi.fn()
  const { mode, props, mount, domElement } = await mounting(
    () => {
      throw new Error('no first screen')
    },
    { onError },
  )
  await mount
  await vi.waitFor(() =>
    expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no first screen')),
  )
  expect(domElement.innerHTML).toBe('')
  await mode.unmount(props)
})

it('a mode that is given another location keeps its screen until the next one has loaded, and then reports it', async () => {
  const { Screens, load } = suspending('/wallet')
  const shown = vi.fn()
  const { mode, propsAt, mount, domElement } = await mounting(Screens, { onShown: shown })
  await mount
  await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
  await mode.update?.(propsAt('/wallet'))
  await rendered()
  expect(domElement).toHaveTextContent('/work')
  expect(shown).toHaveBeenCalledOnce()
  load()
  await vi.waitFor(() => expect(domElement).toHaveTextContent('/wallet'))
  expect(shown).toHaveBeenCalledTimes(2)
  await mode.unmount(propsAt('/wallet'))
})
