// @vitest-environment jsdom
import { openStorage } from '@baithak/testing'
import { expect, it, vi } from 'vitest'
import { reloadAfterSignOut } from './reload-after-sign-out'

/** Opens the page of a member, and returns how often it reloads after what another tab does. */
function reloadsAfter(act: (page: EventTarget) => void): number {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  localStorage.setItem('userId', 'U-1')
  const page = new EventTarget()
  reloadAfterSignOut(openStorage({ events: page }), page)
  act(page)
  return reload.mock.calls.length
}
const changeInCache = (change: () => void) => (page: EventTarget) => {
  page.dispatchEvent(new Event('pagehide'))
  change()
  page.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

it.each([
  [
    'signs out',
    1,
    (page: EventTarget) => page.dispatchEvent(new StorageEvent('storage', { key: null })),
  ],
  [
    'writes a record',
    0,
    (page: EventTarget) => page.dispatchEvent(new StorageEvent('storage', { key: 'cafes' })),
  ],
  [
    'signs out while the page is in the back-forward cache',
    1,
    changeInCache(() => localStorage.clear()),
  ],
  [
    'signs in as somebody else meanwhile',
    1,
    changeInCache(() => localStorage.setItem('userId', 'U-2')),
  ],
  ['does nothing meanwhile', 0, changeInCache(() => {})],
])('if another tab %s, the page reloads %i times', (_, count, act) =>
  expect(reloadsAfter(act)).toBe(count),
)
