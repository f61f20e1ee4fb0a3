import { act, fireEvent, screen } from '@testing-library/react'
import { useRef, useState } from 'react'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderShell } from '../../testing/render-shell'
import { useScrollRestoration } from './use-scroll-restoration'

// jsdom lays nothing out: a frame of 700 pixels with a screen of 3000 in it.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3000)
})

let scroll: ReturnType<typeof useScrollRestoration>
let shown: Parameters<typeof scroll>[0]

function Frame() {
  const scroller = useRef<HTMLElement>(null)
  const screen = { location: useLocation(), navigationType: useNavigationType() }
  shown = screen
  scroll = useScrollRestoration(scroller, screen)
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
  fireEvent.scroll(frame())
}
/** Adds rows that load late. */
const grow = () => act(async () => void frame().append(document.createElement('p')))

/** Back at a list that was left at 1200 for a café. */
async function backAtList() {
  const { back } = renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  follow('Dabara House')
  expect(frame().scrollTop).toBe(0)
  await back()
}

it('a new screen starts at the top, and going back restores the scroll position', async () => {
  await backAtList()
  expect(frame().scrollTop).toBe(1200)
})

it('a view transition finds the screen at its position before the shell has rendered it', () => {
  renderShell(<Frame />, { at: '/explore' })
  const explore = { ...shown, navigationType: NavigationType.Pop }
  scrollTo(1200)
  follow('Dabara House')
  const cafe = { ...shown, navigationType: NavigationType.Pop }
  scrollTo(300)
  scroll(explore)
  expect(frame().scrollTop).toBe(1200)
  // Its event comes before the shell renders: it is not the café's position.
  fireEvent.scroll(frame())
  scroll(cafe)
  expect(frame().scrollTop).toBe(300)
})

it('the scroll position of a new element is not set: that would force a layout of its screen', () => {
  const setScrollTop = vi.spyOn(Element.prototype, 'scrollTop', 'set')
  renderShell(<Frame />, { at: '/explore' })
  expect(setScrollTop).not.toHaveBeenCalled()
  follow('Dabara House')
  expect(setScrollTop).toHaveBeenCalledWith(0)
})

/** The frame while another mode renders: a new element has its screen, which reports it before the shell shows it. */
function FrameOfModes() {
  const scroller = useRef<HTMLElement>(null)
  const requested = { location: useLocation(), navigationType: useNavigationType() }
  const [current, setCurrent] = useState(requested)
  const scrollToScreen = useScrollRestoration(scroller, current)
  const reportShown = () => {
    scrollToScreen(requested)
    setCurrent(requested)
  }
  return (
    <>
      <main key={requested.location.pathname} ref={scroller} />
      <Link to="/gig">Gig</Link>
      <button type="button" onClick={reportShown}>
        Report
      </button>
    </>
  )
}

it('nor is it set again when the shell shows the screen that a mode has reported', () => {
  const setScrollTop = vi.spyOn(Element.prototype, 'scrollTop', 'set')
  renderShell(<FrameOfModes />, { at: '/' })
  follow('Gig')
  fireEvent.click(screen.getByRole('button', { name: 'Report' }))
  expect(setScrollTop).not.toHaveBeenCalled()
})

it('a tab in the query does not scroll, and a screen that replaces another starts at the top', async () => {
  renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  follow('Coupons')
  expect(window.location.search).toBe('?tab=coupons')
  expect(frame().scrollTop).toBe(1200)
  stopScrolling()
  expect(window.history.state.top).toBe(1200)
  follow('Wallet')
  expect(frame().scrollTop).toBe(0)
})

it('a screen that is still too short is scrolled as it grows', async () => {
  await backAtList()
  frame().scrollTop = 0
  await grow()
  expect(frame().scrollTop).toBe(1200)
})

it.each(['wheel', 'pointerDown', 'keyDown'] as const)(
  'a visitor who scrolls by %s is not scrolled back',
  async (by) => {
    await backAtList()
    fireEvent[by](frame())
    scrollTo(1500)
    await grow()
    expect(frame().scrollTop).toBe(1500)
  },
)

/** The page is hidden, as before it is discarded. */
const hide = () => fireEvent(document, new Event('visibilitychange'))
const stopScrolling = () => fireEvent(frame(), new Event('scrollend'))

it.each([
  ['stopped scrolling', stopScrolling],
  ['was hidden', hide],
])(
  'a page that %s and is reloaded restores its scroll position once its screen is long enough',
  async (_, keep) => {
    const { unmount } = renderShell(<Frame />, { at: '/explore' })
    scrollTo(1200)
    keep()
    unmount()
    const size = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(700)
    renderShell(<Frame />, { at: null })
    frame().scrollTop = 0
    await grow()
    expect(frame().scrollTop).toBe(0)
    // Hidden again before the position is restored: it is not lost.
    hide()
    expect(window.history.state.top).toBe(1200)
    size.mockReturnValue(3000)
    await grow()
    expect(frame().scrollTop).toBe(1200)
  },
)

it('rows that are measured late move the screen once more, and the page returns to its own position', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    renderShell(<Frame />, { at: '/explore' })
    scrollTo(1200)
    stopScrolling()
    // The browser's scroll anchoring scrolls without a `scrollend` event.
    scrollTo(1258)
    vi.advanceTimersByTime(1000)
    expect(window.history.state.top).toBe(1258)
  } finally {
    vi.useRealTimers()
  }
})

it('the next screen starts at its top, and its history state does not change', async () => {
  renderShell(<Frame />, { at: '/explore' })
  follow('Dabara House')
  const { usr, key, idx } = window.history.state
  scrollTo(800)
  hide()
  expect(window.history.state).toEqual({ usr, key, idx, top: 800 })
  expect(window.location.pathname).toBe('/cafe/1')
})

it('a scroll that continues after navigation does not affect the next screen', () => {
  renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  window.history.replaceState({ key: 'next', idx: 1 }, '', '/cafe/1')
  stopScrolling()
  expect(window.history.state).toEqual({ key: 'next', idx: 1 })
})

it('scroll restoration ends a second after the position is reached, or after fifteen seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { unmount } = renderShell(<Frame />, { at: '/explore' })
    scrollTo(1200)
    hide()
    unmount()
    const { unmount: leave } = renderShell(<Frame />, { at: null })
    vi.advanceTimersByTime(999)
    frame().scrollTop = 1000
    await grow()
    expect(frame().scrollTop).toBe(1200)
    vi.advanceTimersByTime(1)
    frame().scrollTop = 1000
    await grow()
    expect(frame().scrollTop).toBe(1000)
    leave()

    const size = vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(700)
    renderShell(<Frame />, { at: null })
    vi.advanceTimersByTime(15_000)
    size.mockReturnValue(3000)
    frame().scrollTop = 0
    await grow()
    expect(frame().scrollTop).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('back from a reloaded page, the previous screen has its scroll position', async () => {
  const { unmount } = renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  stopScrolling()
  follow('Dabara House')
  unmount()
  const { back } = renderShell(<Frame />, { at: null })
  expect(frame().scrollTop).toBe(0)
  await back()
  expect(window.location.pathname).toBe('/explore')
  expect(frame().scrollTop).toBe(1200)
})
