import { act, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type { ModeOutletProps } from '../../modes/mode-outlet'
import { useNavigation } from '../../navigation/router'
import { registryCard, registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import { AppContent } from '../app'

/** The functions of each path's screen, to be called after the screen was left. */
const late: Record<string, { replace: (to: string) => void }> = {}

/** Reports itself as shown when it is pressed, as a mode does when it has rendered. */
function ModeOutlet({ location, isLeft, onShown }: ModeOutletProps) {
  const { replace } = useNavigation(isLeft)
  late[location.pathname] = { replace }
  return (
    <>
      <button type="button" onClick={onShown}>
        {location.pathname}
      </button>
      <Link to="/work">Work</Link>
      <Link to="/party">Party</Link>
      <Link to="/cafe/1">Dabara House</Link>
      <Link to="/">Modes</Link>
      <Link to="/admin/dashboard">Desk</Link>
      <Link to="/admin/cafe/1">Edit</Link>
      <Link to="/admin/dashboard?sort=city" replace>
        City
      </Link>
    </>
  )
}
vi.mock('../../modes/mode-outlet', () => ({
  ModeOutlet: (props: ModeOutletProps) => <ModeOutlet {...props} />,
}))

beforeEach(() => localStorage.setItem('isUserOnboarded', 'true'))

async function open(at: string) {
  const shell = renderShell(<AppContent />, { at })
  await screen.findByRole('button', { name: at })
  return {
    ...shell,
    follow: (name: string) => act(() => screen.getAllByText(name).at(-1)?.click()),
    finish: (path: string) => act(() => screen.getByRole('button', { name: path }).click()),
  }
}
const layers = () =>
  [...document.querySelectorAll('main')].map(
    (main) => `${main.dataset.mode}${main.hasAttribute('inert') ? ', inert' : ''}`,
  )

it('the previous screen stays, inert, below the skeleton of a mode until that has rendered', async () => {
  const { follow, finish } = await open('/work')
  expect(screen.queryByText('loading')).toBeNull()
  follow('Party')
  expect(layers()).toEqual(['party', 'work, inert'])
  const skeleton = screen.getByText('loading').closest('[role=status]')
  // Its animation delays it by 200 ms.
  expect(skeleton).toHaveClass('animate-late')
  expect(skeleton?.closest('[data-mode]')).toHaveAttribute('data-mode', 'party')
  finish('/party')
  expect(layers()).toEqual(['party'])
  expect(screen.queryByText('loading')).toBeNull()
  follow('Modes')
  expect(layers()).toEqual(['shared'])
})

it('a screen starts at its top, and stays where its own effects scroll to', async () => {
  const { follow, finish } = await open('/work')
  finish('/work')
  const frame = screen.getByRole('main')
  frame.scrollTop = 1200
  follow('Dabara House')
  act(() => {
    screen.getByRole('button', { name: '/cafe/1' }).click()
    expect(frame.scrollTop).toBe(0)
    frame.scrollTop = 300
  })
  expect(frame.scrollTop).toBe(300)
})

it('a screen that was left does not navigate, and the one that was requested does', async () => {
  const { follow, path } = await open('/work')
  follow('Party')
  act(() => late['/work']?.replace('/work?q=late'))
  expect(path()).toBe('/party')
  act(() => late['/party']?.replace('/party/create'))
  expect(path()).toBe('/party/create')
})

it('the phone stays until the page of a mode of partners has rendered, and the other way round', async () => {
  const { follow, finish } = await open('/work')
  follow('Desk')
  expect(layers()).toEqual(['work, inert'])
  finish('/admin/dashboard')
  expect(layers()).toEqual([])
  follow('Work')
  expect(layers()).toEqual(['work'])
  const page = screen.getByRole('button', { name: '/admin/dashboard' }).closest('[data-mode=admin]')
  expect(page).toHaveAttribute('inert')
  finish('/work')
  expect(page).not.toBeInTheDocument()
})

it('the navigation stays until the immersive screen has rendered', async () => {
  const { follow, finish, registry } = await open('/work')
  act(() => registry.active.setState({ work: registryEntry('work', { immersive: ['/cafe/:id'] }) }))
  follow('Dabara House')
  expect(screen.getByRole('navigation')).toBeInTheDocument()
  finish('/cafe/1')
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('a release without a dark theme is light in a dark shell', async () => {
  const { registry } = await open('/work')
  const main = () => screen.getByRole('main')
  act(() => registry.active.setState({ work: registryEntry('work', { darkTheme: true }) }))
  expect(main()).not.toHaveAttribute('data-theme')
  act(() => registry.active.setState({ work: registryEntry('work') }))
  expect(main()).toHaveAttribute('data-theme', 'light')
  expect(document.querySelector('.phone-overlays')).toHaveAttribute('data-theme', 'light')
  expect(document.querySelector('.phone-frame')).not.toHaveAttribute('data-theme')
})

it('in the page of partners a new screen starts at its top, sorting stays, and Back restores', async () => {
  const { documentElement: page } = document
  const { follow, finish, back } = await open('/admin/dashboard')
  finish('/admin/dashboard')
  page.scrollTop = 1200
  follow('City')
  finish('/admin/dashboard')
  expect(page.scrollTop).toBe(1200)
  fireEvent.scroll(document)
  await vi.waitFor(() => expect(window.history.state.top).toBe(1200))
  follow('Edit')
  finish('/admin/cafe/1')
  expect(page.scrollTop).toBe(0)
  await back()
  finish('/admin/dashboard')
  expect(page.scrollTop).toBe(1200)
  page.scrollTop = 0
})

it('a mode of partners that only the registry names has the colours of its card', () => {
  const { registry } = renderShell(<AppContent />, { at: '/desk' })
  const card = registryCard('Desk', '')
  act(() => registry.store.setState({ desk: registryEntry('desk', { audience: 'partner', card }) }))
  const frame = document.querySelector('[data-mode="desk"]')
  expect(frame?.getAttribute('style')).toMatch(/--acc: #5b3a1c;.*--acc-deep: #402712/)
})
