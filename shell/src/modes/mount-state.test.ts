import { describe, expect, it } from 'vitest'
import type { EnteredMode } from './enter-mode'
import { initialMountState, type MountEvent, type MountState, mountReducer } from './mount-state'

const entered = { mode: {}, entry: { url: 'https://gig.example/1/' } } as unknown as EnteredMode
const run = (...events: MountEvent[]): MountState => events.reduce(mountReducer, initialMountState)

const loaded: MountEvent = { type: 'loaded', ...entered }
const loadFailed: MountEvent = { type: 'load-failed', needsNetwork: true }
const mounted: MountEvent = { type: 'mounted', attempt: 0 }
const crashed: MountEvent = { type: 'crashed', attempt: 0 }
const startFailed: MountEvent = { type: 'start-failed', attempt: 0 }
const retryPressed: MountEvent = { type: 'retry-pressed' }
const retry: MountEvent = { type: 'retry' }

it('a mode that has loaded is mounting, then mounted', () => {
  expect(run(loaded)).toMatchObject({ status: 'mounting', attempt: 0, ...entered })
  expect(run(loaded, mounted)).toMatchObject({ status: 'mounted', attempt: 0, ...entered })
})

it('a mode that does not load has failed, and says whether it needs the network', () => {
  expect(run(loadFailed)).toMatchObject({ status: 'failed', needsNetwork: true })
})

it('a mode that crashes on screen has failed', () => {
  expect(run(loaded, mounted, crashed)).toMatchObject({ status: 'failed', needsNetwork: false })
})

it.each([
  ['before it is mounted', [loaded]],
  ['on screen, for a missing file', [loaded, mounted]],
])('a release that fails to start %s is followed by another attempt', (_, events) => {
  const state = run(...events, startFailed)
  expect(state).toEqual({ status: 'loading', attempt: 1, retries: 0 })
})

it('Try again waits for its answer, then makes another attempt', () => {
  expect(run(loadFailed, retryPressed)).toMatchObject({ status: 'retrying', attempt: 0 })
  expect(run(loadFailed, retryPressed, retry)).toEqual({
    status: 'loading',
    attempt: 1,
    retries: 1,
  })
})

it('a failure after Try again counts the retries', () => {
  expect(run(loadFailed, retryPressed, retry, loadFailed)).toMatchObject({ retries: 1 })
})

describe('an event that comes at the wrong time changes nothing', () => {
  it.each<[string, MountEvent[], MountEvent]>([
    ['a second report of a crash', [loaded, mounted, crashed], crashed],
    ['a second report of a failed start', [loaded, startFailed], startFailed],
    ['the mounting of a first render that threw', [loaded, startFailed], mounted],
    ['a report of an earlier attempt', [loaded, startFailed, loaded], crashed],
    ['the mounting of an earlier attempt', [loaded, startFailed, loaded], mounted],
    ['a crash during Try again', [loaded, mounted, crashed, retryPressed], crashed],
    ['a second press of Try again', [loadFailed, retryPressed], retryPressed],
    ['Try again on screen', [loaded, mounted], retryPressed],
    ['a load that a failure has overtaken', [loadFailed], loaded],
  ])('%s', (_, before, event) => {
    const state = run(...before)
    expect(mountReducer(state, event)).toBe(state)
  })
})
