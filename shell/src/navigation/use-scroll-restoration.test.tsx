import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useScrollRestoration } from './use-scroll-restoration'

let reportRendered: () => void

/** Shows a screen of the shell, or one of a mode below `/cafe`, which reports that it has rendered. */
function Frame() {
  const scroller = useRef<HTMLElement>(null)
  const shown = { location: useLocation(), navigationType: useNavigationType() }
  const isRendered = !shown.location.pathname.startsWith('/cafe')
  const options = { shown, isRendered, onShown: () => {} }
  const handleShown = useScrollRestoration(() => scroller.current, options)
  reportRendered = () => handleShown(shown)
  return (
    <main ref={scroller}>
      <Link to="/cafe/1">Dabara House</Link>
      <Link to="?tab=coupons" replace>
        Coupons
      </Link>
      <Link to="/wallet" replace>
        Wallet
      </Link>
    </main>
  )
}

const frame = () => screen.getByRole('main')
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }))
function startScroll(place: number) {
  frame().scrollTop = place
  fireEvent.scroll(frame())
}
/** Scrolls and rests, so that the position is saved. */
function scrollTo(place: number) {
  startScroll(place)
  return vi.waitFor(() => expect(window.history.state.top).toBe(place))
}

it('a tab in the query does not scroll, and a screen that replaces another starts at the top', async () => {
  renderShell(<Frame />, { at: '/explore' })
  await scrollTo(1200)
  follow('Coupons')
  expect(window.location.search).toBe('?tab=coupons')
  expect(frame().scrollTop).toBe(1200)
  follow('Wallet')
  expect(frame().scrollTop).toBe(0)
})

it('a reloaded screen of a mode is scrolled to its position once it has rendered', async () => {
  const { unmount } = renderShell(<Frame />, { at: '/cafe/1' })
  await scrollTo(300)
  unmount()
  renderShell(<Frame />, { at: null })
  expect(frame().scrollTop).toBe(0)
  reportRendered()
  expect(frame().scrollTop).toBe(300)
  frame().scrollTop = 900
  reportRendered()
  expect(frame().scrollTop).toBe(900)
})

it('a scroll that continues after navigation does not affect the next screen', () => {
  vi.useFakeTimers()
  renderShell(<Frame />, { at: '/explore' })
  window.history.replaceState({ key: 'next', idx: 1 }, '', '/cafe/1')
  startScroll(1200)
  vi.runAllTimers()
  expect(window.history.state).toEqual({ key: 'next', idx: 1 })
})
