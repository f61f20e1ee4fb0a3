import { act, fireEvent, screen } from '@testing-library/react'
import { Link, useLocation } from 'react-router-dom'
import { expect, it } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useNavigation } from './router'

function Screen() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  return (
    <>
      <h1>{pathname}</h1>
      <Link to="/wallet">Wallet</Link>
      <button type="button" onClick={() => navigation.push('/rate', { from: 'invite' })}>
        Accept
      </button>
      <button type="button" onClick={() => navigation.push('/rate', { from: 'home' })}>
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

const forged = [
  { key: {}, idx: 'one' },
  { idx: Number.NaN, top: Number.POSITIVE_INFINITY },
  { intercepts: 'yes', usr: 'constructor' },
  'text',
]

it.each(forged)('a page that starts in the history entry %o shows its screen', (state) => {
  window.history.replaceState(state, '', '/explore')
  renderShell(<Screen />, { at: null })
  expect(screen.getByRole('heading')).toHaveTextContent('/explore')
  fireEvent.click(screen.getByText('Wallet'))
  expect(screen.getByRole('heading')).toHaveTextContent('/wallet')
})
