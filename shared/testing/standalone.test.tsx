import type { ModeManifest } from '@baithak/contract'
import { defineMode } from '@baithak/platform'
import { beforeEach, expect, it, vi } from 'vitest'
import { runStandalone } from './standalone'

const manifest: ModeManifest = {
  id: 'events',
  prefix: '/events',
  nav: [{ path: '/events', label: 'home', icon: 'house' }],
  screens: {},
}
const mode = defineMode({
  translations: { events: { './locales/en.json': async () => ({ default: {} }) } },
  root: () => <h1>Events</h1>,
})

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
})

it.each([
  [true, 'dark'],
  [undefined, undefined],
])(
  'where the system is dark, a mode whose darkTheme is %s is shown as in the shell: %s',
  async (darkTheme, theme) => {
    document.body.innerHTML = '<div id="root"></div>'
    await runStandalone({ manifest: { ...manifest, ...(darkTheme && { darkTheme }) }, mode })
    await vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Events'))
    expect(document.documentElement.dataset.theme).toBe(theme)
  },
)
