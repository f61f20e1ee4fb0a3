import { expect, it, vi } from 'vitest'
import { createErrorReporter, type Fault } from './mode-load-error'
import { startMountTimer, stopMountTimer } from './mount-times'
import { sendFault } from './send-fault'

const url = 'https://modes.example/gig/1.4.0-0123456789/'
const cause = Object.assign(new TypeError('aanya@example.com is no artist'), {
  stack: `TypeError: aanya@example.com is no artist
    at apply (${url}assets/gig-1a2b3c4d.js:1:20)
    at https://baithak.example/gig?name=aanya:3:4`,
})

it('a fault names its release, the shell and the time that the mode took to mount', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const onFault = vi.fn<(fault: Fault) => void>()
  const report = createErrorReporter(onFault)
  startMountTimer('gig')
  report({ mode: 'gig', kind: 'failed-start', url, cause })
  expect(onFault.mock.lastCall?.[0]).toMatchObject({
    release: '1.4.0-0123456789',
    shellVersion: '1.0.0',
    mountMs: undefined,
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
  const fault = { mode: 'gig', kind: 'crashed', url, cause, shellVersion: '1.0.0' } as const
  sendFault('https://faults.example/', fault)
  const [endpoint, body = ''] = sendBeacon.mock.lastCall ?? []
  expect(endpoint).toBe('https://faults.example/')
  expect(body).not.toContain('aanya')
  expect(JSON.parse(body)).toEqual({
    mode: 'gig',
    kind: 'crashed',
    url,
    shellVersion: '1.0.0',
    error: 'TypeError',
    stack: [`${url}assets/gig-1a2b3c4d.js:1:20`, 'https://baithak.example/gig:3:4'],
  })
  expect(() => sendFault(endpoint ?? '', { ...fault, cause: 'text' })).not.toThrow()
})
