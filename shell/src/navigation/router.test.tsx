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

it('a double tap on back is one step, and so is the next one, also on a revisited screen', async () => {
  const { path, arrival } = renderShell(<Screen />)
  act(() => found.push('/wallet'))
  act(() => found.push('/cafe/1'))
  // The URL would not show it: jsdom drops the first of two pending steps.
  const steps = vi.spyOn(window.history, 'go')
  const doubleTap = () => {
    found.back('/')
    found.back('/')
  }
  await arrival(doubleTap)
  expect(path()).toBe('/wallet')
  expect(steps).toHaveBeenCalledTimes(1)
  await arrival(() => found.go(1))
  await arrival(doubleTap)
  expect(path()).toBe('/wallet')
  expect(steps).toHaveBeenCalledTimes(3)
})

it('back replaces the screen with the fallback when there is no earlier entry', () => {
  const { path } = renderShell(<Screen />, { at: '/cafe/1' })
  const before = history.length
  act(() => found.back('/explore'))
  expect(path()).toBe('/explore')
  expect(history.length).toBe(before)
})

it('a restart does not render the first screen before the page loads again', async () => {
  // jsdom cannot load pages, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { arrival } = renderShell(<Screen />)
  act(() => found.push('/profile'))
  rendered.length = 0
  await arrival(() => found.restart())
  expect(rendered).not.toContain('/')
})

it('a restart does not step back to a history entry that the browser has dropped', () => {
  // jsdom cannot load pages, and says so.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  renderShell(<Screen />, { at: '/wallet' })
  window.history.replaceState({ ...window.history.state, idx: window.history.length }, '')
  const go = vi.spyOn(window.history, 'go')
  found.restart()
  expect(go).not.toHaveBeenCalled()
})
