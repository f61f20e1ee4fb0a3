import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderShell } from '../testing/render-shell'
import { useScrollMemory } from './use-scroll-memory'

// jsdom lays nothing out: a frame of 700 pixels with a screen of 3000 in it.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(700)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(3000)
})

function Frame() {
  const scroller = useRef<HTMLElement>(null)
  useScrollMemory(scroller)
  return (
    <main ref={scroller}>
      <Link to="/cafe/1">Dabara House</Link>
    </main>
  )
}

const frame = () => screen.getByRole('main')
function scrollTo(place: number) {
  frame().scrollTop = place
  fireEvent.scroll(frame())
}
/** Rows that come late. */
const grow = () => act(async () => void frame().append(document.createElement('p')))

/** A list that was left at 1200 for a café, and is come back to. */
async function backAtList() {
  const { back } = renderShell(<Frame />, { at: '/explore' })
  scrollTo(1200)
  fireEvent.click(screen.getByRole('link'))
  expect(frame().scrollTop).toBe(0)
  await back()
}

it('a new screen starts at its top, and going back returns to where it was left', async () => {
  await backAtList()
  expect(frame().scrollTop).toBe(1200)
})

it('a screen that is not long enough yet is led back as it grows', async () => {
  await backAtList()
  frame().scrollTop = 0
  await grow()
  expect(frame().scrollTop).toBe(1200)
})

it.each(['wheel', 'pointerDown', 'keyDown'] as const)(
  'whoever moves on by %s is not led back any more',
  async (by) => {
    await backAtList()
    fireEvent[by](frame())
    scrollTo(1500)
    await grow()
    expect(frame().scrollTop).toBe(1500)
  },
)
