// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { sendReport } from './send-report'

const url = 'https://modes.example/gig/1.4.0-0123456789/'
const cause = Object.assign(new TypeError('aanya@example.com is no artist'), {
  stack: `TypeError: aanya@example.com is no artist
    at apply (${url}assets/gig-1a2b3c4d.js:1:20)
    at https://baithak.example/gig?name=aanya:3:4`,
})

it('a report has kind, release and stack, and nothing that the visitor has entered', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => void>()
  vi.stubGlobal('navigator', { sendBeacon })
  sendReport('https://faults.example/', { mode: 'gig', kind: 'crashed', url, cause })
  const [endpoint, body = ''] = sendBeacon.mock.lastCall ?? []
  expect(endpoint).toBe('https://faults.example/')
  expect(JSON.parse(body)).toEqual({
    mode: 'gig',
    kind: 'crashed',
    release: '1.4.0-0123456789',
    shell: '1.0.0',
    error: 'TypeError',
    stack: [`${url}assets/gig-1a2b3c4d.js:1:20`, 'https://baithak.example/gig:3:4'],
  })
})

it('what is thrown without a stack, or by the shell, is reported too', () => {
  const sendBeacon = vi.fn<(url: string, body: string) => void>()
  vi.stubGlobal('navigator', { sendBeacon })
  sendReport('https://faults.example/', { mode: 'shell', kind: 'crashed', cause: 'text' })
  expect(JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '')).toEqual({
    mode: 'shell',
    kind: 'crashed',
    shell: '1.0.0',
    stack: [],
  })
})
