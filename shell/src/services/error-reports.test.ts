// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { createReporter, type ErrorReport } from './error-reports'

const url = 'https://modes.example/gig/1.4.0-0123456789/'
const cause = Object.assign(new TypeError('aanya@example.com is unknown'), {
  stack: `TypeError: aanya@example.com is unknown
    at apply (${url}assets/gig-1a2b3c4d.js:1:20)
    at https://baithak.example/gig?name=aanya:3:4`,
})

const warn = vi.fn()
const sendBeacon = vi.fn<(url: string, body: string) => void>()
beforeEach(() => {
  vi.stubGlobal('console', { warn })
  vi.stubGlobal('navigator', { sendBeacon })
  sendBeacon.mockClear()
})

/** What is sent to the service that the page names. */
function sent(report: ErrorReport) {
  document.head.innerHTML = '<meta name="fault-endpoint" content="https://faults.example/">'
  createReporter()(report)
  const [endpoint, body = ''] = sendBeacon.mock.lastCall ?? []
  expect(endpoint).toBe('https://faults.example/')
  return JSON.parse(body)
}

it('a report has kind, release and stack, and nothing that the visitor has entered', () =>
  expect(sent({ mode: 'gig', kind: 'crashed', url, cause })).toEqual({
    mode: 'gig',
    kind: 'crashed',
    release: '1.4.0-0123456789',
    shell: '1.0.0',
    error: 'TypeError',
    stack: [`${url}assets/gig-1a2b3c4d.js:1:20`, 'https://baithak.example/gig:3:4'],
  }))

it('what is thrown without a stack, or by the shell, is reported too', () =>
  expect(sent({ mode: 'shell', kind: 'crashed', cause: 'text' })).toEqual({
    mode: 'shell',
    kind: 'crashed',
    shell: '1.0.0',
    stack: [],
  }))

it('without a service an error is on the console alone', () => {
  document.head.innerHTML = ''
  createReporter()({ mode: 'gig', kind: 'broken', url, cause })
  expect(warn).toHaveBeenLastCalledWith(`[baithak] gig from ${url}: broken`, cause)
  expect(sendBeacon).not.toHaveBeenCalled()
})
