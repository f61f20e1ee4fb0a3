// biome-ignore-all lint/style/noRestrictedGlobals: the test is another tab
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openStep, paste } from '../testing/render-onboarding'
import { reloadAfterSignOut } from './reload-after-sign-out'

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
})
/** Notifies the storage and the page. */
function notify(event: Event) {
  window.dispatchEvent(event)
  page.dispatchEvent(event)
}

/** Types a number, lets another tab act, and returns how often the page reloads. */
async function reloadsAfter(happen: () => void) {
  localStorage.setItem('userId', 'U-1')
  const { storage, unmount } = await openStep('phone')
  await paste('Mobile number', '98765')
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  reloadAfterSignOut(storage, unmount, page as Window)
  act(happen)
  return reload.mock.calls.length
}

/** The page receives no event of what happens meanwhile. */
const inBackForwardCache = (happen: () => void) => () => {
  notify(new PageTransitionEvent('pagehide', { persisted: true }))
  happen()
  notify(new PageTransitionEvent('pageshow', { persisted: true }))
}

function signOut() {
  localStorage.clear()
  notify(new StorageEvent('storage', { key: null }))
}

it.each([
  ['signs out', signOut],
  ['signs out while the page is cached', inBackForwardCache(() => localStorage.clear())],
])(
  'if another tab %s, the form goes at once, and its draft is not stored again',
  async (_, act) => {
    expect(await reloadsAfter(act)).toBe(1)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(localStorage).toHaveLength(0)
  },
)

it.each([
  ['writes a record', 0, () => notify(new StorageEvent('storage', { key: 'cafes' }))],
  ['does nothing while the page is cached', 0, inBackForwardCache(() => {})],
  [
    'signs in as somebody else meanwhile',
    1,
    inBackForwardCache(() => localStorage.setItem('userId', 'U-2')),
  ],
])('if another tab %s, the page reloads %i times', async (_, count, happen) =>
  expect(await reloadsAfter(happen)).toBe(count),
)
