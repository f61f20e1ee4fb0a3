import { describe, expect, it } from 'vitest'
import { browserCandidates } from './browser-candidates'

const own = '/cache/playwright/chrome'

describe('the browser for the end-to-end tests', () => {
  it("is Playwright's own before any other", () => {
    const [first] = browserCandidates(own, { platform: 'linux', environment: { PATH: '/usr/bin' } })
    expect(first).toEqual({ label: "Playwright's own Chromium", path: own })
  })

  it('on Linux is Chromium before Chrome, in any folder of the PATH', () => {
    const device = { platform: 'linux', environment: { PATH: '/usr/bin:/snap/bin' } } as const
    const [, ...system] = browserCandidates(own, device)
    expect(system.slice(0, 2).map(({ path }) => path)).toEqual([
      '/usr/bin/chromium',
      '/snap/bin/chromium',
    ])
    expect(system.at(-1)).toEqual({
      label: "the system's Chrome",
      path: '/snap/bin/google-chrome-stable',
    })
  })

  it('on a Mac is an application', () => {
    const paths = browserCandidates(own, { platform: 'darwin', environment: {} })
    expect(paths.map(({ path }) => path)).toContain(
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    )
  })

  it('on Windows is in one of the program folders', () => {
    const environment = { PROGRAMFILES: 'C:/Program Files' }
    const paths = browserCandidates(own, { platform: 'win32', environment })
    expect(paths.map(({ path }) => path)).toContain(
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
    )
  })
})
