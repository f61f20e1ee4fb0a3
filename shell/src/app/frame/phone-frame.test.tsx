import { act, screen } from '@testing-library/react'
import { use } from 'react'
import { Link } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ReportShownContext } from '../../loading/report-shown'
import { useNavigation } from '../../services/shell-router'
import { registryEntry } from '../../testing/registry-entry'
import { renderShell } from '../../testing/render-shell'
import type { ScreenRequest } from '../screen/shown-screen'
import { PhoneFrame } from './phone-frame'

/** The functions of each path's screen, to be called after the screen was left. */
const late: Record<string, { reportShown: () => void; replace: (to: string) => void }> = {}

/** Reports itself as shown when it is pressed, as a mode does when it has rendered. */
function Screen({ screen }: { screen: ScreenRequest }) {
  const reportShown = use(ReportShownContext)
  const { replace } = useNavigation()
  late[screen.location.pathname] = { reportShown, replace }
  return (
    <>
      <button type="button" onClick={reportShown}>
        {screen.location.pathname}
      </button>
      <Link to="/work">Work</Link>
      <Link to="/party">Party</Link>
      <Link to="/cafe/1">Dabara House</Link>
      <Link to="/">Modes</Link>
    </>
  )
}

function open(at: string) {
  const shell = renderShell(
    <PhoneFrame onboarded renderScreen={(request) => <Screen screen={request} />} />,
    { at },
  )
  return {
    ...shell,
    follow: (name: string) => act(() => screen.getAllByText(name).at(-1)?.click()),
    finish: (path: string) => act(() => screen.getByRole('button', { name: path }).click()),
  }
}
const layers = () =>
  [...document.querySelectorAll('main')].map((main) => ({
    path: main.querySelector('button')?.textContent,
    isInert: main.hasAttribute('inert'),
  }))

it('the previous screen stays, inert, until the mode has rendered', () => {
  const { follow, finish } = open('/work')
  follow('Party')
  expect(layers()).toEqual([
    { path: '/party', isInert: false },
    { path: '/work', isInert: true },
  ])
  finish('/party')
  expect(layers()).toEqual([{ path: '/party', isInert: false }])
})

it('a screen that was left before it has rendered is never shown', () => {
  const { follow } = open('/work')
  follow('Party')
  follow('Work')
  act(() => late['/party']?.reportShown())
  expect(layers()).toEqual([{ path: '/work', isInert: false }])
})

it('a screen that was left does not navigate, and the one that was requested does', () => {
  const { follow } = open('/work')
  follow('Party')
  act(() => late['/work']?.replace('/work?q=late'))
  expect(layers()[0]).toEqual({ path: '/party', isInert: false })
  follow('Modes')
  act(() => late['/party']?.replace('/party?q=late'))
  expect(layers()).toEqual([{ path: '/', isInert: false }])
  act(() => late['/']?.replace('/work'))
  expect(layers()[0]).toEqual({ path: '/work', isInert: false })
})

it('a screen of the shell replaces the previous one at once', () => {
  const { follow } = open('/work')
  follow('Modes')
  expect(layers()).toEqual([{ path: '/', isInert: false }])
})

it('the navigation stays until the immersive screen has rendered', () => {
  const { follow, finish, registry } = open('/work')
  act(() => registry.active.setState({ work: registryEntry('work', { immersive: ['/cafe/:id'] }) }))
  follow('Dabara House')
  expect(screen.getByRole('navigation')).toBeInTheDocument()
  finish('/cafe/1')
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('a release without a dark theme is light in a dark shell', () => {
  const { registry } = open('/work')
  const main = () => screen.getByRole('main')
  act(() => registry.active.setState({ work: registryEntry('work', { darkTheme: true }) }))
  expect(main()).not.toHaveAttribute('data-theme')
  act(() => registry.active.setState({ work: registryEntry('work') }))
  expect(main()).toHaveAttribute('data-theme', 'light')
  expect(document.querySelector('.phone-overlays')).toHaveAttribute('data-theme', 'light')
  expect(document.querySelector('.phone-frame')).not.toHaveAttribute('data-theme')
})

it('an outline of the next screen, in its colours, covers the previous one from 200 ms on', () => {
  const { follow, finish } = open('/work')
  expect(screen.queryByText('loading')).toBeNull()
  follow('Party')
  const outline = screen.getByText('loading').closest('[role=status]')
  // Its animation has the delay.
  expect(outline).toHaveClass('animate-late')
  expect(outline?.closest('[data-mode]')).toHaveAttribute('data-mode', 'party')
  finish('/party')
  expect(screen.queryByText('loading')).toBeNull()
})
