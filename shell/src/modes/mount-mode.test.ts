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
afterEach(() => void uncaught.mockClear())

function mounting(lifecycles: Partial<typeof mode>) {
  const errors: string[] = []
  const mount = mountWithErrorHandler(({ message }) => errors.push(message))
  const parcel: Parcel = mount({ ...mode, ...lifecycles } as ParcelConfig, {
    domElement: document.createElement('div'),
  })
  return { parcel, errors }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('a mode that throws', () => {
  it.each(['bootstrap', 'mount'] as const)('in %s is reported once', async (lifecycle) => {
    const { parcel, errors } = mounting({ [lifecycle]: broken })
    const mounted = vi.fn()
    parcel.mountPromise.then(mounted)
    await settled()
    expect(errors).toEqual([expect.stringContaining('fails')])
    expect(mounted).not.toHaveBeenCalled()
    expect(uncaught).not.toHaveBeenCalled()
  })

  it.each(['update', 'unmount'] as const)('in %s is reported once', async (lifecycle) => {
    const { parcel, errors } = mounting({ [lifecycle]: broken })
    await parcel.mountPromise
    await parcel[lifecycle]?.({})
    await settled()
    expect(errors).toEqual([expect.stringContaining('fails')])
    expect(uncaught).not.toHaveBeenCalled()
  })
})

describe('a new location is shown', () => {
  const updateTwice = async (lifecycles: Partial<typeof mode>) => {
    const { parcel } = mounting(lifecycles)
    await parcel.mountPromise
    const shown: string[] = []
    for (const path of ['/gig/my-gigs', '/gig'])
      await parcel.update?.({ onShown: () => shown.push(path) })
    return shown
  }

  it('after each update of a mode that does not report it', async () => {
    expect(await updateTwice({})).toEqual(['/gig/my-gigs', '/gig'])
  })

  it('when the mode reports it', async () => {
    const reports: (() => void)[] = []
    const update = async (props?: { onShown?: () => void }) => {
      if (reports.length === 0) props?.onShown?.()
      if (props?.onShown) reports.push(props.onShown)
    }
    expect(await updateTwice({ update })).toEqual(['/gig/my-gigs'])
  })
})

describe('a mode that never renders', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const hangs = () => new Promise<void>(() => {})

  it.each(['bootstrap', 'mount'] as const)(
    'in %s times out after fifteen seconds',
    async (lifecycle) => {
      const fail = vi.fn()
      const parcel = mountWithErrorHandler(fail)({ ...mode, [lifecycle]: hangs } as ParcelConfig, {
        domElement: document.createElement('div'),
      })
      const mounted = vi.fn()
      parcel.mountPromise.then(mounted)
      await vi.advanceTimersByTimeAsync(14_999)
      expect(fail).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(120_000)
      expect(fail).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'broken' }))
      expect(mounted).not.toHaveBeenCalled()
      expect(uncaught).not.toHaveBeenCalled()
    },
  )

  it('and mounts after the timeout is unmounted', async () => {
    const late = (ms: number) => () => new Promise<void>((resolve) => setTimeout(resolve, ms))
    const unmount = vi.fn(nothing)
    const config = { ...mode, bootstrap: late(10_000), mount: late(10_000), unmount }
    mountWithErrorHandler(vi.fn())(config as ParcelConfig, {
      domElement: document.createElement('div'),
    })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(unmount).toHaveBeenCalledOnce()
  })
})

it('an unmounted mode is released: its element and its last props', async () => {
  const first = { domElement: document.createElement('div'), host: {} }
  const last = { ...first, location: {} }
  const parcel = mountWithErrorHandler(() => {})({ ...mode } as ParcelConfig, first)
  await parcel.mountPromise
  await parcel.update?.(last)
  await parcel.unmount()
  expect([first, last]).toEqual([{}, {}])
})
