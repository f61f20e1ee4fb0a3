// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { createErrorReporter, type Fault, visitOf } from './mode-load-error'
import { startMountTimer, stopMountTimer } from './mount-times'
import { sendFault, sendStart } from './send-report'

const url = 'https://modes.example/gig/1.4.0-0123456789/'
const gig = {
  url,
  commit: 'abc1234',
  channel: 'canary',
  manifest: { nav: [], immersive: ['/gig/detail/:id'], preload: {} },
} as unknown as NonNullable<Parameters<typeof visitOf>[1]>
const cause = Object.assign(new TypeError('aanya@example.com is no artist'), {
  stack: `TypeError: aanya@example.com is no artist
    at apply (${url}assets/gig-1a2b3c4d.js:1:20)
    at https://baithak.example/gig?name=aanya:3:4`,
})

afterEach(() => {
  history.replaceState(null, '', '/')
  document.body.innerHTML = ''
})

it('a fault names its release with commit and channel, the route, the shell and the time that the mode took to mount', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onFault = vi.fn<(fault: Fault) => void>()
  const report = createErrorReporter((mode) => (mode === 'gig' ? gig : undefined), onFault)
  history.replaceState(null, '', '/gig/detail/aanya?name=aanya')
  startMountTimer('gig')
  report({ mode: 'gig', kind: 'failed-start', url, cause })
  expect(onFault.mock.lastCall?.[0]).toMatchObject({
    release: '1.4.0-0123456789',
    commit: 'abc1234',
    channel: 'canary',
    route: '/gig/detail/:id',
    shellVersion: '1.0.0',
    mountMs: undefined,
  })
  report({ mode: 'gig', kind: 'missing', url: url.replace('1.4.0', '1.3.0'), cause })
  expect(onFault.mock.lastCall?.[0]).toMatchObject({
    release: '1.3.0-0123456789',
    commit: undefined,
    channel: undefined,
  })
  stopMountTimer('gig')
  report({ mode: 'gig', kind: 'crashed', url, cause })
  expect(onFault.mock.lastCall?.[0].mountMs).toBeGreaterThanOrEqual(0)
  report({ mode: 'shell', kind: 'uncaught', cause })
  expect(onFault.mock.lastCall?.[0].release).toBeUndefined()
})

it('a fault is sent as a beacon without personal data: no message, and no query', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => void>()
  vi.stubGlobal('navigator', { sendBeacon })
  history.replaceState(null, '', '/gig/aanya')
  document.body.innerHTML = '<script type="module" src="/assets/index-1a2b3c4d.js"></script>'
  const fault = { kind: 'crashed', url, cause, ...visitOf('gig', gig) } as const
  sendFault('https://faults.example/', fault)
  const [endpoint, body = ''] = sendBeacon.mock.lastCall ?? []
  expect(endpoint).toBe('https://faults.example/')
  expect(body).not.toContain('aanya')
  expect(JSON.parse(body)).toEqual({
    event: 'fault',
    mode: 'gig',
    kind: 'crashed',
    url,
    release: '1.4.0-0123456789',
    commit: 'abc1234',
    channel: 'canary',
    route: '/gig',
    shellVersion: '1.0.0',
    shellScript: '/assets/index-1a2b3c4d.js',
    mountMs: expect.any(Number),
    error: 'TypeError',
    stack: [`${url}assets/gig-1a2b3c4d.js:1:20`, 'https://baithak.example/gig:3:4'],
  })
  expect(() => sendFault(endpoint ?? '', { ...fault, cause: 'text' })).not.toThrow()
})

it('a start of a mode is sent with what it ran in, and how many starts it counts for', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => void>()
  vi.stubGlobal('navigator', { sendBeacon })
  history.replaceState(null, '', '/gig')
  sendStart('https://faults.example/', visitOf('gig', gig))
  expect(JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '')).toMatchObject({
    event: 'start',
    release: '1.4.0-0123456789',
    channel: 'canary',
    route: '/gig',
    startsPerReport: 10,
  })
})
