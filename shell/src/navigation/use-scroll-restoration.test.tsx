import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useScrollRestoration } from './use-scroll-restoration'

// jsdom lays nothing out: a frame of 700 pixels with a screen of 3000 in it.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  setHeight(3000)
})
const setHeight = (height: number) =>
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height)

function Frame() {
  const scroller = useRef<HTMLElement>(null)
  useScrollRestoration(() => scroller.current, {
    location: useLocation(),
    navigationType: useNavigationType(),
  })
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
function scrollTo(place: number) {
  frame().scrollTop = place
  fireEvent(frame(), new Event('scrollend'))
}
/** Adds rows that load late. */
const grow = () => act(async () => void frame().append(document.createElement('p')))

/** Back at a list that was left at 1200 for a café, and is `height` long by now. */
async function backAtList(height = 3000) {
  const { back } = renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  follow('Dabara House')
  expect(frame().scrollTop).toBe(0)
  setHeight(height)
  await back()
}

it('a new screen starts at the top, and going back restores the scroll position', async () => {
  await backAtList()
  expect(frame().scrollTop).toBe(1200)
})

it('a tab in the query does not scroll, and a screen that replaces another starts at the top', () => {
  renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  follow('Coupons')
  expect(window.location.search).toBe('?tab=coupons')
  expect(frame().scrollTop).toBe(1200)
  follow('Wallet')
  expect(frame().scrollTop).toBe(0)
})

it('a screen that is still too short is scrolled once it is long enough', async () => {
  await backAtList(700)
  await grow()
  expect(frame().scrollTop).toBe(0)
  setHeight(3000)
  await grow()
  expect(frame().scrollTop).toBe(1200)
  frame().scrollTop = 1000
  await grow()
  expect(frame().scrollTop).toBe(1000)
})

it.each([
  ['scrolls by wheel', () => fireEvent.wheel(frame())],
  ['presses', () => fireEvent.pointerDown(frame())],
  ['uses the keyboard', () => fireEvent.keyDown(frame())],
])('a visitor who %s is not scrolled any more', async (_, act) => {
  await backAtList(700)
  act()
  setHeight(3000)
  await grow()
  expect(frame().scrollTop).toBe(0)
})

it('a reloaded page restores the position of its entry, and Back restores the former entry’s', async () => {
  const { unmount } = renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  follow('Dabara House')
  scrollTo(300)
  unmount()
  const { back } = renderShell(<Frame />, { at: null })
  expect(frame().scrollTop).toBe(300)
  await back()
  expect(frame().scrollTop).toBe(1200)
})

it('a scroll that continues after navigation does not affect the next screen', () => {
  renderShell(<Frame />, { at: '/explore' })
  window.history.replaceState({ key: 'next', idx: 1 }, '', '/cafe/1')
  scrollTo(1200)
  expect(window.history.state).toEqual({ key: 'next', idx: 1 })
})

it('the position is saved at rest where no `scrollend` is fired', async () => {
  renderShell(<Frame />, { at: '/explore' })
  frame().scrollTop = 1200
  fireEvent.scroll(frame())
  await vi.waitFor(() => expect(window.history.state.top).toBe(1200))
})
