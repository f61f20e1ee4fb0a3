import type { Host } from '@baithak/contract'
import { HostContext } from '@baithak/platform'
import { Sheet } from '@baithak/ui'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useNavigation } from './router'

function Venues() {
  const navigation = useNavigation()
  const { pathname, search } = useLocation()
  const [open, setOpen] = useState(false)
  const closeAnd = (act: () => void) => () => {
    act()
    setOpen(false)
  }
  return (
    <HostContext value={{ navigation } as Partial<Host> as Host}>
      <h1>{pathname + search}</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Filters">
        <button type="button" onClick={closeAnd(() => navigation.replace('/party?rating=4'))}>
          Apply
        </button>
        <button type="button" onClick={closeAnd(() => navigation.push('/premium'))}>
          Upgrade
        </button>
        <button type="button" onClick={() => navigation.back('/modes')}>
          Back from the sheet
        </button>
      </Sheet>
    </HostContext>
  )
}

const shown = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isHeld = () => window.history.state?.intercepts === true
const settled = () => waitFor(() => expect(isHeld()).toBe(false))

async function openSheet() {
  await press('Filters')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  await waitFor(() => expect(isHeld()).toBe(true))
}

/** A step that the interceptor hides from all other listeners. */
const stepTo = (delta: number) => act(async () => window.history.go(delta))

/** A screen that was reached from Home, so that a step too far is seen. */
function openVenues() {
  window.history.pushState({ idx: 0, key: 'home' }, '', '/home')
  window.history.pushState({ idx: 1, key: 'venues' }, '', '/party')
  return renderShell(<Venues />, { at: null })
}
const openDirectly = () => renderShell(<Venues />, { at: '/party' })

it('a closed sheet needs no second Back, and Back closes one that was opened meanwhile', async () => {
  const { back } = openVenues()
  await openSheet()
  await press('Close')
  await press('Filters')
  await waitFor(() => expect(isHeld()).toBe(true))
  await stepTo(-1)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openSheet()
  await userEvent.keyboard('{Escape}')
  await settled()
  expect(shown()).toBe('/party')
  await back()
  expect(shown()).toBe('/home')
})

it('a replacement of the URL by an open sheet replaces the screen’s entry', async () => {
  const { back } = openVenues()
  await openSheet()
  await press('Apply')
  await waitFor(() => expect(shown()).toBe('/party?rating=4'))
  await settled()
  await back()
  expect(shown()).toBe('/home')
})

it('from the next screen, one Back leads to the screen without its sheet', async () => {
  const { back } = openVenues()
  await openSheet()
  await press('Upgrade')
  await waitFor(() => expect(shown()).toBe('/premium'))
  await back()
  expect(shown()).toBe('/party')
  expect(screen.queryByRole('dialog')).toBeNull()
  await back()
  expect(shown()).toBe('/home')
})

it.each([
  ['leaves the screen', openVenues, '/home'],
  ['keeps its fallback where the screen was opened directly', openDirectly, '/modes'],
])('a step back by an open sheet’s own button %s', async (_, open, path) => {
  open()
  await openSheet()
  await press('Back from the sheet')
  await waitFor(() => expect(shown()).toBe(path))
})

it('Forward does not reach the entry of a closed sheet', async () => {
  const handlePopState = vi.fn()
  // Before the interceptor, which hides steps from later listeners.
  window.addEventListener('popstate', handlePopState, { capture: true })
  onTestFinished(() => window.removeEventListener('popstate', handlePopState, { capture: true }))
  const { back } = openVenues()
  await openSheet()
  await stepTo(-1)
  await waitFor(() => expect(handlePopState).toHaveBeenCalledTimes(1))
  await stepTo(1)
  await waitFor(() => expect(handlePopState).toHaveBeenCalledTimes(3))
  expect(screen.queryByRole('dialog')).toBeNull()
  await back()
  expect(shown()).toBe('/home')
})

it('after a reload with an open sheet one Back leaves the screen', async () => {
  openVenues().unmount()
  window.history.pushState({ ...window.history.state, intercepts: true }, '')
  const { back } = renderShell(<Venues />, { at: null })
  await settled()
  expect(shown()).toBe('/party')
  await back()
  expect(shown()).toBe('/home')
})
