// @vitest-environment jsdom
import type { Parcel, ParcelConfig } from 'single-spa'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mountWithErrorHandler } from './mount-mode'

const nothing = async () => {}
const mode = { bootstrap: nothing, mount: nothing, unmount: nothing, update: nothing }
const broken = async () => {
  throw new Error('fails')
}

const uncaught = vi.fn()
process.on('unhandledRejection', uncaught)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  uncaught.mockClear()
  vi.useRealTimers()
})

function mounting(lifecycles: Partial<typeof mode>) {
  const onError = vi.fn<(cause: Error) => void>()
  const props = { domElement: document.createElement('div'), host: {} }
  const parcel: Parcel = mountWithErrorHandler(onError)(
    { ...mode, ...lifecycles } as ParcelConfig,
    props,
  )
  const mounted = vi.fn()
  parcel.mountPromise.then(mounted)
  return { parcel, onError, mounted, props }
}

describe('a mode that throws', () => {
  it.each(['bootstrap', 'mount'] as const)('in %s is reported once', async (lifecycle) => {
    const { onError, mounted } = mounting({ [lifecycle]: broken })
    await vi.advanceTimersByTimeAsync(20)
    expect(onError).toHaveBeenCalledOnce()
    expect(onError.mock.lastCall?.[0].message).toContain('fails')
    expect(mounted).not.toHaveBeenCalled()
    expect(uncaught).not.toHaveBeenCalled()
  })

  it.each(['update', 'unmount'] as const)('in %s is reported once', async (lifecycle) => {
    const { parcel, onError } = mounting({ [lifecycle]: broken })
    await vi.advanceTimersByTimeAsync(0)
    await parcel[lifecycle]?.({})
    await vi.advanceTimersByTimeAsync(20)
    expect(onError).toHaveBeenCalledOnce()
    expect(uncaught).not.toHaveBeenCalled()
  })
})

describe('a mode that does not render', () => {
  const late = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))

  it.each(['bootstrap', 'mount'] as const)(
    'in %s times out after fifteen seconds',
    async (lifecycle) => {
      const { onError, mounted } = mounting({ [lifecycle]: () => new Promise<void>(() => {}) })
      await vi.advanceTimersByTimeAsync(14_999)
      expect(onError).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(120_000)
      expect(onError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'broken' }))
      expect(mounted).not.toHaveBeenCalled()
      expect(uncaught).not.toHaveBeenCalled()
    },
  )

  it('and mounts after the timeout is unmounted', async () => {
    const unmount = vi.fn(nothing)
    mounting({ bootstrap: late(10_000), mount: late(10_000), unmount })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(unmount).toHaveBeenCalledOnce()
  })
})

it('an unmounted mode is released: its element and its last props', async () => {
  const { parcel, props } = mounting({})
  await vi.advanceTimersByTimeAsync(0)
  const last = { ...props, location: {} }
  await parcel.update?.(last)
  await parcel.unmount()
  expect([props, last]).toEqual([{}, {}])
})
