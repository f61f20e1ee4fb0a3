import '@testing-library/jest-dom/vitest'
import type { ModeProps } from '@baithak/contract'
import { type ReactNode, use } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { modeLifecycles, reportRecoverableError } from './mode-lifecycles'

// React schedules renders as in a browser, not when a test calls `act`.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

/** Begins to mount a mode at `/work`. */
async function mounting(Root: (props: ModeProps) => ReactNode, more: Partial<ModeProps> = {}) {
  const mode = modeLifecycles(async () => ({ default: Root }))
  const domElement = document.body.appendChild(document.createElement('div'))
  const propsAt = (pathname: string) =>
    ({ name: 'party', domElement, host: { i18n: {} }, location: { pathname }, ...more }) as never
  const props = propsAt('/work')
  await mode.bootstrap(props)
  const mounted = vi.fn()
  const mount = mode.mount(props).then(mounted)
  return { mode, props, propsAt, mounted, mount, domElement }
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

it('a mode is mounted when its first screen has rendered, and not while it suspends', async () => {
  const { Screens, suspended, load } = suspending()
  const { mode, props, mounted, mount, domElement } = await mounting(Screens)
  await vi.waitFor(() => expect(suspended).toHaveBeenCalled())
  await rendered()
  expect(mounted).not.toHaveBeenCalled()
  load()
  await mount
  expect(domElement).toHaveTextContent('/work')
  await mode.unmount(props)
})

it('a mode that suspends for ever is unmounted', async () => {
  const { Screens, suspended } = suspending()
  const { mode, props, domElement } = await mounting(Screens)
  await vi.waitFor(() => expect(suspended).toHaveBeenCalled())
  await mode.unmount(props)
  expect(domElement.innerHTML).toBe('')
})

it('a mode is mounted when its first screen has thrown, so that the shell is notified', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onCrash = vi.fn()
  const { mode, props, mount } = await mounting(
    () => {
      throw new Error('no first screen')
    },
    { onCrash },
  )
  await mount
  expect(onCrash).toHaveBeenCalledExactlyOnceWith(new Error('no first screen'))
  await mode.unmount(props)
})

it('a mode that is given another location keeps its screen until the next one has loaded, and then reports it', async () => {
  const { Screens, load } = suspending('/wallet')
  const shown = vi.fn()
  const { mode, propsAt, mount, domElement } = await mounting(Screens, { onShown: shown })
  await mount
  expect(shown).toHaveBeenCalledOnce()
  await mode.update?.(propsAt('/wallet'))
  await rendered()
  expect(domElement).toHaveTextContent('/work')
  expect(shown).toHaveBeenCalledOnce()
  load()
  await vi.waitFor(() => expect(domElement).toHaveTextContent('/wallet'))
  expect(shown).toHaveBeenCalledTimes(2)
  await mode.unmount(propsAt('/wallet'))
})

it('a view transition that is cut off is not reported as an error', () => {
  const reportError = vi.fn()
  vi.stubGlobal('reportError', reportError)
  reportRecoverableError(new DOMException('Transition was skipped', 'AbortError'))
  expect(reportError).not.toHaveBeenCalled()
  const error = new Error('hydration')
  reportRecoverableError(error)
  expect(reportError).toHaveBeenCalledExactlyOnceWith(error)
})
