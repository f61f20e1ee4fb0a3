import { themeRecord } from '@baithak/domain/theme-record'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { beforeEach, expect, it, vi } from 'vitest'
import { followTheme, showTheme } from './follow-theme'

const system = Object.assign(new EventTarget(), { matches: false })
const createMeta = (name: string) => Object.assign(document.createElement('meta'), { name })
const [bar, canvas] = [createMeta('theme-color'), createMeta('color-scheme')]

const shown = () => document.documentElement.dataset.theme ?? 'light'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system)
  document.head.append(bar, canvas)
})

it.each([
  [null, false, 'light'],
  [null, true, 'dark'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  ['sepia', true, 'dark'],
  ['', false, 'light'],
])('with %j stored and a system that is dark: %s, the page is %s', (stored, isDark, theme) => {
  system.matches = isDark
  showTheme(stored)
  expect(shown()).toBe(theme)
  // The canvas has its colour before the style sheet has loaded.
  expect(canvas.content).toBe(theme)
  expect(bar.content).toBe(theme === 'dark' ? '#1A0F09' : '#24150E')
})

it('follows the system while it is open, until something is chosen', () => {
  const record = fakeStorage().openTab().storage.record(themeRecord)
  followTheme(record)
  const shownWhenDarkIs = (matches: boolean) => {
    Object.assign(system, { matches }).dispatchEvent(new Event('change'))
    return shown()
  }
  expect([false, true, false].map(shownWhenDarkIs)).toEqual(['light', 'dark', 'light'])
  record.write('dark')
  expect(shown()).toBe('dark')
  expect([true, false].map(shownWhenDarkIs)).toEqual(['dark', 'dark'])
})
