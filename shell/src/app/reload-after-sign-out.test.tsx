// biome-ignore-all lint/style/noRestrictedGlobals: the test is another tab
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openStep, paste, storedDraft } from '../testing/render-onboarding'
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
  ['signs out', 1, signOut],
  ['signs out while the page is cached', 1, inBackForwardCache(() => localStorage.clear())],
  ['writes a record', 0, () => notify(new StorageEvent('storage', { key: 'cafes' }))],
  ['does nothing while the page is cached', 0, inBackForwardCache(() => {})],
  [
    'signs in as somebody else meanwhile',
    1,
    inBackForwardCache(() => {
      localStorage.clear()
      localStorage.setItem('userId', 'U-2')
    }),
  ],
])(
  'if another tab %s, the page reloads %i times, which drops the form and its draft',
  async (_, count, happen) => {
    localStorage.setItem('userId', 'U-1')
    const { storage, unmount } = await openStep('phone')
    await paste('Mobile number', '98765')
    const reload = vi.fn()
    vi.stubGlobal('location', { ...location, reload })
    reloadAfterSignOut(storage, unmount, page as Window)
    act(happen)
    expect(reload).toHaveBeenCalledTimes(count)
    expect(screen.queryAllByRole('textbox')).toHaveLength(count === 0 ? 1 : 0)
    expect(storedDraft().phone).toBe(count === 0 ? '98765' : undefined)
  },
)
