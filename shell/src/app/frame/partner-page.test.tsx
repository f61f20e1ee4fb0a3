import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { Link } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ModeOutletProps } from '../../modes/mode-outlet'
import { registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import { AppContent } from '../app'

function Dashboard({ location, onShown }: ModeOutletProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the screen of another location has rendered.
  useLayoutEffect(() => onShown?.(), [location])
  return (
    <>
      <Link to="/admin/cafe/1">Dabara House</Link>
      <Link to="/admin/dashboard?sort=city" replace>
        City
      </Link>
    </>
  )
}
vi.mock('../../modes/mode-outlet', () => ({
  ModeOutlet: (props: ModeOutletProps) => <Dashboard {...props} />,
}))

async function dashboard() {
  const shell = renderShell(<AppContent />, { at: '/admin/dashboard' })
  await screen.findByRole('link', { name: 'City' })
  return shell
}
const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))

it('the page scrolls: a new screen starts at its top, sorting stays, and Back restores', async () => {
  const { documentElement: page } = document
  const { back } = await dashboard()
  page.scrollTop = 1200
  await follow('City')
  expect(page.scrollTop).toBe(1200)
  fireEvent.scroll(document)
  await vi.waitFor(() => expect(window.history.state.top).toBe(1200))
  await follow('Dabara House')
  expect(page.scrollTop).toBe(0)
  await back()
  expect(page.scrollTop).toBe(1200)
  page.scrollTop = 0
})

it('a mode of partners that only the registry names has the colours of its card', () => {
  localStorage.setItem('isUserOnboarded', 'true')
  const { registry } = renderShell(<AppContent />, { at: '/desk' })
  const text = { en: 'Desk', hi: 'डेस्क' }
  const colours = { accent: '#5b3a1c', deep: '#402712', tint: '#f3e9df', bright: '#e2b98f' }
  const card = { name: text, text, scene: 'assets/desk-12345678.svg', colours }
  act(() => registry.store.setState({ desk: registryEntry('desk', { audience: 'partner', card }) }))
  const frame = document.querySelector('[data-mode="desk"]')
  expect(frame?.getAttribute('style')).toMatch(/--acc: #5b3a1c;.*--acc-deep: #402712/)
})
