import type { Navigation } from '@baithak/contract'
import { act, fireEvent, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useNavigation } from './router'

let found: Navigation
const rendered: string[] = []

function Screen() {
  found = useNavigation()
  const { pathname } = useLocation()
  rendered.push(pathname)
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/wallet">Wallet</Link>
      <button type="button" onClick={() => found.push('/rate', { from: 'invite' })}>
        Accept
      </button>
      <button type="button" onClick={() => found.push('/rate', { from: 'home' })}>
        From home
      </button>
    </>
  )
}

function navigationAt(path: string): Navigation {
  renderShell(<Screen />, { at: path })
  return found
}

/** Both taps before the next render, as on a slow phone. */
const doubleTap = (button: HTMLElement) =>
  act(() => {
    button.click()
    button.click()
  })

it.each(['Wallet', 'Accept'])(
  'a double tap on %s is one step: one back undoes it',
  async (name) => {
    const { path, back } = renderShell(<Screen />, { at: '/explore' })
    doubleTap(screen.getByText(name))
    expect(path()).not.toBe('/explore')
    await back()
    expect(path()).toBe('/explore')
  },
)

it('the same URL with another state is another step', async () => {
  const { path, back } = renderShell(<Screen />, { at: '/explore' })
  fireEvent.click(screen.getByText('Accept'))
  fireEvent.click(screen.getByText('From home'))
  expect(window.history.state.usr).toEqual({ from: 'home' })
  await back()
  expect(window.history.state.usr).toEqual({ from: 'invite' })
  await back()
  expect(path()).toBe('/explore')
})

const forged = [{ key: {}, idx: 'one' }, { idx: Number.NaN, top: Number.POSITIVE_INFINITY }, 'text']

it.each(forged)('a page that starts in the history entry %o shows its screen', (state) => {
  window.history.replaceState(state, '', '/explore')
  renderShell(<Screen />, { at: null })
  expect(screen.getByRole('heading')).toHaveTextContent('/explore')
  fireEvent.click(screen.getByText('Wallet'))
  expect(screen.getByRole('heading')).toHaveTextContent('/wallet')
})

/** Moves through the history, which is asynchronous. */
const step = (press: () => void) =>
  act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    )
    press()
    await arrived
  })

it('a double tap on back is one step, and so is the next one, also on a revisited screen', async () => {
  const navigation = navigationAt('/')
  act(() => navigation.push('/wallet'))
  act(() => navigation.push('/cafe/1'))
  // The URL would not show it: jsdom drops the first of two pending steps.
  const steps = vi.spyOn(window.history, 'go')
  const doubleTap = () => {
    navigation.back('/')
    navigation.back('/')
  }
  await step(doubleTap)
  expect(location.pathname).toBe('/wallet')
  expect(steps).toHaveBeenCalledTimes(1)
  await step(() => navigation.go(1))
  await step(doubleTap)
  expect(location.pathname).toBe('/wallet')
  expect(steps).toHaveBeenCalledTimes(3)
})

it('back replaces the screen with the fallback when there is no earlier entry', () => {
  const navigation = navigationAt('/cafe/1')
  const before = history.length
  act(() => navigation.back('/explore'))
  expect(location.pathname).toBe('/explore')
  expect(history.length).toBe(before)
})

it('a restart does not render the first screen before the page loads again', async () => {
  // jsdom cannot load pages, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const navigation = navigationAt('/')
  act(() => navigation.push('/profile'))
  rendered.length = 0
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  await act(async () => {
    navigation.restart()
    await arrived
  })
  expect(rendered).not.toContain('/')
})

it('a restart does not step back to a history entry that the browser has dropped', () => {
  // jsdom cannot load pages, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const navigation = navigationAt('/wallet')
  window.history.replaceState({ ...window.history.state, idx: window.history.length }, '')
  const go = vi.spyOn(window.history, 'go')
  navigation.restart()
  expect(go).not.toHaveBeenCalled()
})
