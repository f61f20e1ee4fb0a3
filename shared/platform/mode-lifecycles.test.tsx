import '@testing-library/jest-dom/vitest'
import type { ModeProps } from '@baithak/contract'
import { type ReactNode, use } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { modeLifecycles } from './mode-lifecycles'

// React schedules renders as in a browser, not when a test calls `act`.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => vi.unstubAllGlobals())

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

const Venues = () => Array.from({ length: 20 }, (_, at) => at).map((at) => <Part key={at} />)

const propsFor = (domElement: HTMLElement, more: Partial<ModeProps> = {}) =>
  ({ name: 'party', domElement, host: { i18n: {} }, location: {}, ...more }) as never

it('the first render of a mode yields to the page', async () => {
  const mode = modeLifecycles(async () => ({ default: Venues }))
  const domElement = document.body.appendChild(document.createElement('div'))
  const given = propsFor(domElement)
  const interval = setInterval(() => {
    timerCount += 1
  }, 0)
  await mode.bootstrap(given)
  await mode.mount(given)
  clearInterval(interval)
  expect(domElement.querySelectorAll('p')).toHaveLength(20)
  expect(timersAtRender.at(-1)).toBeGreaterThan(timersAtRender[0] ?? 0)
  await mode.unmount(given)
  expect(domElement.innerHTML).toBe('')
})

let resolveVenue = (_: string) => {}
const venue = new Promise<string>((resolve) => {
  resolveVenue = resolve
})
const suspended = vi.fn()
function Venue() {
  suspended()
  return <p>{use(venue)}</p>
}

function Broken(): never {
  throw new Error('no first screen')
}

describe('a mode is mounted', () => {
  async function mounting(Root: () => ReactNode, more: Partial<ModeProps> = {}) {
    const mode = modeLifecycles(async () => ({ default: Root }))
    const domElement = document.body.appendChild(document.createElement('div'))
    const props = propsFor(domElement, more)
    await mode.bootstrap(props)
    const mounted = vi.fn()
    const mount = mode.mount(props).then(mounted)
    return { mode, props, mounted, mount, domElement }
  }

  it('when its first screen has rendered, and not while it suspends', async () => {
    const { mode, props, mounted, mount, domElement } = await mounting(Venue)
    await vi.waitFor(() => expect(suspended).toHaveBeenCalled())
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    expect(mounted).not.toHaveBeenCalled()
    resolveVenue('Chandni Terrace')
    await mount
    expect(domElement).toHaveTextContent('Chandni Terrace')
    await mode.unmount(props)
  })

  it('when its first screen has thrown, so that the shell is notified', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const onCrash = vi.fn()
    const { mode, props, mount } = await mounting(Broken, { onCrash })
    await mount
    expect(onCrash).toHaveBeenCalledExactlyOnceWith(new Error('no first screen'))
    await mode.unmount(props)
  })
})

it('a mode that suspends for ever is unmounted', async () => {
  const never = new Promise<string>(() => {})
  const suspending = vi.fn()
  const mode = modeLifecycles(async () => ({
    default: () => {
      suspending()
      return <p>{use(never)}</p>
    },
  }))
  const domElement = document.body.appendChild(document.createElement('div'))
  const props = propsFor(domElement)
  await mode.bootstrap(props)
  void mode.mount(props)
  await vi.waitFor(() => expect(suspending).toHaveBeenCalled())
  await mode.unmount(props)
  expect(domElement.innerHTML).toBe('')
})

describe('a mode that is given another location', () => {
  const at = (pathname: string) => ({ location: { pathname } }) as Pick<ModeProps, 'location'>
  let load = () => {}
  const code = new Promise<void>((resolve) => {
    load = resolve
  })
  function Screens({ location: { pathname } }: ModeProps) {
    if (pathname === '/wallet') use(code)
    return <h1>{pathname}</h1>
  }

  it('keeps its screen until the next one has loaded, and then reports it', async () => {
    const mode = modeLifecycles(async () => ({ default: Screens }))
    const domElement = document.body.appendChild(document.createElement('div'))
    const shown = vi.fn()
    const props = (pathname: string) =>
      propsFor(domElement, { ...at(pathname), onShown: () => shown(pathname) })
    await mode.bootstrap(props('/work'))
    await mode.mount(props('/work'))
    expect(shown).toHaveBeenCalledExactlyOnceWith('/work')
    await mode.update?.(props('/wallet'))
    await new Promise((resolve) => setTimeout(resolve))
    await new Promise((resolve) => setTimeout(resolve))
    expect(domElement).toHaveTextContent('/work')
    expect(shown).toHaveBeenCalledOnce()
    load()
    await vi.waitFor(() => expect(domElement).toHaveTextContent('/wallet'))
    expect(shown).toHaveBeenLastCalledWith('/wallet')
    await mode.unmount(props('/wallet'))
  })
})
