import { themeRecord } from '@baithak/domain/theme-record'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { beforeEach, expect, it, vi } from 'vitest'
import { followTheme, showTheme } from './follow-theme'

class SystemTheme extends EventTarget {
  matches = false
  change(matches: boolean) {
    this.matches = matches
    this.dispatchEvent(new Event('change'))
  }
}
let system: SystemTheme
const createMeta = (name: string) => Object.assign(document.createElement('meta'), { name })
const [bar, canvas] = [createMeta('theme-color'), createMeta('color-scheme')]

const shown = () => document.documentElement.dataset.theme ?? 'light'

beforeEach(() => {
  system = new SystemTheme()
  vi.stubGlobal('matchMedia', () => system)
  document.head.append(bar, canvas)
  return () => {
    delete document.documentElement.dataset.theme
    bar.remove()
    canvas.remove()
  }
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
  const themes = [false, true, false].map((isDark) => {
    system.change(isDark)
    return shown()
  })
  expect(themes).toEqual(['light', 'dark', 'light'])
  record.write('dark')
  expect(shown()).toBe('dark')
  system.change(true)
  system.change(false)
  expect(shown()).toBe('dark')
})
