import { describe, expect, it } from 'vitest'
import type { EnteredMode } from './enter-mode'
import { initialMountState, type MountEvent, mountReducer } from './mount-state'

const entered = { mode: {}, entry: { url: 'https://gig.example/1/' } } as unknown as EnteredMode
const run = (...events: MountEvent[]) =>
  events.reduce((state, event) => mountReducer(state, event), initialMountState)

const loaded: MountEvent = { type: 'loaded', ...entered }
const mounted: MountEvent = { type: 'mounted' }
const failed: MountEvent = { type: 'failed', needsNetwork: true }
const restarted: MountEvent = { type: 'restarted' }

it('a mode that has loaded is mounting, then mounted', () => {
  expect(run(loaded)).toMatchObject({ status: 'mounting', attempt: 0, ...entered })
  expect(run(loaded, mounted)).toMatchObject({
    status: 'mounted',
    attempt: 0,
    ...entered,
  })
})

it.each([
  ['loads', []],
  ['mounts', [loaded]],
  ['is on screen', [loaded, mounted]],
])('a mode can fail while it %s', (_, events) => {
  expect(run(...events, failed)).toMatchObject({
    status: 'failed',
    attempt: 0,
    needsNetwork: true,
  })
})

it.each([
  ['mounts', [loaded]],
  ['is on screen', [loaded, mounted]],
])('a mode can restart while it %s, as another attempt', (_, events) => {
  expect(run(...events, restarted)).toMatchObject({ status: 'loading', attempt: 1 })
})

describe('an unexpected event changes nothing', () => {
  it.each<[string, MountEvent[], MountEvent]>([
    ['a second failure', [loaded, mounted, failed], failed],
    ['a second restart', [loaded, restarted], restarted],
    ['mounting after the first render threw', [loaded, restarted], mounted],
    ['a restart after a failure', [failed], restarted],
    ['a load after a failure', [failed], loaded],
    ['a second load', [loaded], loaded],
  ])('%s', (_, before, event) => {
    const state = run(...before)
    expect(mountReducer(state, event)).toBe(state)
  })

  it.each([mounted, failed, restarted])('$type of an earlier attempt', (event) => {
    const state = run(loaded, restarted, loaded)
    expect(mountReducer(state, event, 0)).toBe(state)
    expect(mountReducer(state, event, 1)).not.toBe(state)
  })
})
