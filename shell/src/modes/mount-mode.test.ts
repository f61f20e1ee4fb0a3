// @vitest-environment jsdom
import type { Mode, ModeProps } from '@baithak/contract'
import { mountRootParcel } from 'single-spa'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import mode from '../testing/mode'
import { mountMode } from './mount-mode'

vi.mock('single-spa', async (original) => {
  const actual = await original<typeof import('single-spa')>()
  return { ...actual, mountRootParcel: vi.fn(actual.mountRootParcel) }
})

const broken = async () => {
  throw new Error('fails')
}
const never = () => new Promise<never>(() => {})

const uncaught = vi.fn()
process.on('unhandledRejection', uncaught)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  expect(uncaught).not.toHaveBeenCalled()
  vi.useRealTimers()
})

/** Mounts a mode; `show` is its report that the first screen has rendered. */
async function mounting(lifecycles: Partial<Mode>) {
  const onError = vi.fn()
  let mountedWith: { onShown?: () => void } = {}
  const mount = async (props: object) => {
    mountedWith = props
  }
  const view = mountMode(
    { ...mode, mount, ...lifecycles } as Mode,
    document.createElement('div'),
    onError,
  )
  const onShown = vi.fn()
  const render = (pathname = '/gig') =>
    view.render({ host: {}, location: { pathname }, onShown } as unknown as ModeProps)
  render()
  await vi.advanceTimersByTimeAsync(0)
  const show = () => mountedWith.onShown?.()
  return { ...view, render, show, onShown, onError }
}

it.each([
  ['bootstrap', 'broken'],
  ['mount', 'broken'],
  ['update', 'crashed'],
  ['unmount', 'crashed'],
])('a mode that throws in %s is reported once, as %s', async (step, kind) => {
  const { onError, render, show, unmount } = await mounting({ [step]: broken })
  show()
  render('/gig/my-gigs')
  unmount()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onError).toHaveBeenCalledOnce()
  expect(onError.mock.lastCall?.[0]).toBe(kind)
  expect(onError.mock.lastCall?.[1].message).toContain('fails')
})

it.each(['bootstrap', 'mount'] as const)(
  'a mode that does not render in %s fails after fifteen seconds',
  async (step) => {
    const { onError } = await mounting({ [step]: never })
    await vi.advanceTimersByTimeAsync(14_999)
    expect(onError).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(onError).toHaveBeenCalledExactlyOnceWith('broken', expect.any(Error))
  },
)

it('a mode that mounts after the timeout is unmounted', async () => {
  const unmountMode = vi.fn(async () => {})
  const mount = () => new Promise<void>((resolve) => setTimeout(resolve, 20_000))
  const { unmount } = await mounting({ mount, unmount: unmountMode })
  await vi.advanceTimersByTimeAsync(15_000)
  unmount()
  expect(unmountMode).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(5000)
  expect(unmountMode).toHaveBeenCalledOnce()
})

it('a mode that was left is not shown any more, and does not fail', async () => {
  const { show, onShown, onError, unmount } = await mounting({})
  unmount()
  show()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(onShown).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

it('updates wait for the mount and for each other', async () => {
  const updates: unknown[] = []
  const update = async ({ location }: ModeProps) => {
    await new Promise((resolve) => setTimeout(resolve, 10))
    updates.push(location.pathname)
  }
  const { render, onError } = await mounting({ update } as Partial<Mode>)
  render('/gig/my-gigs')
  render('/gig/premium')
  await vi.advanceTimersByTimeAsync(20)
  expect(updates).toEqual(['/gig/my-gigs', '/gig/premium'])
  expect(onError).not.toHaveBeenCalled()
})

it('an unmounted mode is released: its element and its props', async () => {
  const { unmount } = await mounting({})
  const props = vi.mocked(mountRootParcel).mock.lastCall?.[1]
  expect(props).toHaveProperty('domElement')
  unmount()
  await vi.advanceTimersByTimeAsync(0)
  expect(props).toEqual({})
})
