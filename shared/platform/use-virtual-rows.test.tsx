import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { useVirtualRows } from './use-virtual-rows'
import { placeholderProps, rangeProps, rangesOf } from './virtual-ranges'

const rows = Array.from({ length: 5000 }, (_, index) => index)

interface ListProps {
  all: readonly number[]
  name?: string
  chunk?: number
}

function List({ all, name, chunk = 20 }: ListProps) {
  const list = useRef<HTMLUListElement>(null)
  const ranges = useVirtualRows(list, all, { chunk, rowHeight: 10, ...(name && { name }) })
  return (
    <ul ref={list}>
      {ranges.map((range) =>
        range.near ? (
          all.slice(range.from, range.to).map((row, index) => (
            <li key={row} {...(index === 0 && rangeProps(range.from))}>
              <button type="button">{`row ${row}`}</button>
            </li>
          ))
        ) : (
          <li
            key={`far ${range.from}`}
            {...placeholderProps(range)}
            data-testid="far"
            style={{ height: range.height }}
          />
        ),
      )}
    </ul>
  )
}

/** Rows of ten pixels; `scrollTo` brings pixels of a placeholder near the screen. */
function stubObserver() {
  const watched = new Map<Element, IntersectionObserverCallback>()
  class Watch {
    readonly #tell: IntersectionObserverCallback
    constructor(tell: IntersectionObserverCallback) {
      this.#tell = tell
    }
    observe(place: Element) {
      watched.set(place, this.#tell)
    }
    disconnect() {
      watched.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  return function scrollTo(place: Element, top: number, bottom: number) {
    const [from = 0, to = 0] = (place.getAttribute('data-far') ?? '').split('-').map(Number)
    const entry = {
      isIntersecting: true,
      target: place,
      boundingClientRect: { top: 0, height: (to - from) * 10 },
      intersectionRect: { top, bottom },
    }
    act(() =>
      watched.get(place)?.(
        [entry as unknown as IntersectionObserverEntry],
        {} as IntersectionObserver,
      ),
    )
  }
}
/** Lays the list out from so many pixels above the window on: rows are 15 high once they are rendered. */
function layOut(above: number) {
  const children = [...screen.getByRole('list').children] as HTMLElement[]
  let top = -above
  for (const child of children) {
    const at = top
    child.getBoundingClientRect = () => ({ top: at }) as DOMRect
    for (const inner of child.children) inner.getBoundingClientRect = child.getBoundingClientRect
    top += child.dataset.far ? Number.parseFloat(child.style.height) : 15
  }
}
const heights = () => screen.getAllByTestId('far').map(({ style }) => style.height)
const countRendered = () => screen.getAllByText(/^row/).length
const places = () => screen.getAllByTestId('far').map((place) => place.getAttribute('data-far'))

test('of five thousand rows one chunk is rendered, and one placeholder replaces the rest', () => {
  stubObserver()
  render(<List all={rows} />)
  expect(countRendered()).toBe(20)
  expect(places()).toEqual(['20-5000'])
})

test('rows are rendered where the user scrolls, also in the middle, and none in between', () => {
  const scrollTo = stubObserver()
  render(<List all={rows} />)
  scrollTo(screen.getByTestId('far'), 20_000, 20_100)
  expect(places()).toEqual(['20-2020', '2040-5000'])
  expect(screen.getByText('row 2025')).toBeVisible()
  expect(countRendered()).toBe(40)
})

test('a new list starts at its top, and rows rendered far down are removed', () => {
  const scrollTo = stubObserver()
  const { rerender } = render(<List all={rows} />)
  scrollTo(screen.getByTestId('far'), 0, 10_000)
  expect(countRendered()).toBe(40)
  rerender(<List all={rows.toReversed()} />)
  expect(countRendered()).toBe(20)
})

test('rows far behind are replaced by a placeholder of their height', () => {
  const scrollTo = stubObserver()
  render(<List all={rows} />)
  expect(heights()).toEqual(['49800px'])
  layOut(20_000)
  scrollTo(screen.getByTestId('far'), 20_000, 20_100)
  expect(places()).toEqual(['0-2020', '2040-5000'])
  expect(heights()).toEqual([`${20 * 15 + 2000 * 10}px`, '29600px'])
})

test('rows that are still near stay, and so does the row with the focus', () => {
  const scrollTo = stubObserver()
  render(<List all={rows} />)
  layOut(1000)
  scrollTo(screen.getByTestId('far'), 700, 800)
  expect(places()).toEqual(['20-80', '100-5000'])
  screen.getByRole('button', { name: 'row 5' }).focus()
  layOut(20_000)
  scrollTo(screen.getAllByTestId('far')[1] as Element, 19_000, 19_100)
  expect(places()).toEqual(['20-2000', '2020-5000'])
})

test('visible rows are rendered from the middle of the screen, one chunk at a time', () => {
  const scrollTo = stubObserver()
  render(<List all={rows} />)
  scrollTo(screen.getByTestId('far'), 0, 600)
  expect(places()).toEqual(['20-40', '60-5000'])
  scrollTo(screen.getAllByTestId('far')[0] as Element, 0, 200)
  expect(places()).toEqual(['60-5000'])
})

test('a short list is rendered completely, and so is any list without IntersectionObserver', () => {
  expect(
    rangesOf(
      25,
      20,
      () => true,
      () => 0,
    ),
  ).toHaveLength(2)
  stubObserver()
  render(<List all={rows.slice(0, 24)} />)
  expect(screen.queryByTestId('far')).toBeNull()
  cleanup()
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<List all={rows.slice(0, 100)} />)
  expect(countRendered()).toBe(100)
})

test('the result of a search in thousands is rendered in chunks, and later results at once', () => {
  const scrollTo = stubObserver()
  const { rerender } = render(<List all={rows} />)
  rerender(<List all={rows.slice(10, 34)} />)
  expect(countRendered()).toBe(20)
  scrollTo(screen.getByTestId('far'), 0, 10)
  expect(countRendered()).toBe(24)
  rerender(<List all={rows.slice(12, 34)} />)
  expect(countRendered()).toBe(22)
})

/** Lists have a height in a browser, unless they are not shown. */
const showAs = (height: number) =>
  vi.spyOn(screen.getByRole('list'), 'offsetHeight', 'get').mockReturnValue(height)

test('after Back every range has its former height, rendered or not', () => {
  const scrollTo = stubObserver()
  const { unmount } = render(<List all={rows} name="cafes" />)
  layOut(20_000)
  scrollTo(screen.getByTestId('far'), 20_000, 20_100)
  layOut(40_000)
  scrollTo(screen.getAllByTestId('far')[1] as Element, 20_000, 20_100)
  layOut(40_000)
  showAs(50_000)
  expect(countRendered()).toBe(20)
  unmount()
  // The first chunk is rendered again; of the rest forty rows were seen.
  const { unmount: leave } = render(<List all={[...rows]} name="cafes" />)
  expect(heights()).toEqual([`${40 * 15 + 4940 * 10}px`])
  leave()
  render(<List all={rows.slice(1)} name="cafes" />)
  expect(heights()).toEqual(['49790px'])
})

test('a short list with a name begins with its first chunk, and after Back has all rows at once', () => {
  const scrollTo = stubObserver()
  const { unmount } = render(<List all={rows.slice(0, 24)} name="short" />)
  expect(countRendered()).toBe(20)
  scrollTo(screen.getByTestId('far'), 0, 10)
  expect(countRendered()).toBe(24)
  showAs(240)
  unmount()
  render(<List all={rows.slice(0, 24)} name="short" />)
  expect(countRendered()).toBe(24)
})

test('a short list is completed from its top, where the window is', () => {
  const scrollTo = stubObserver()
  render(<List all={rows.slice(0, 24)} name="from the top" chunk={4} />)
  scrollTo(screen.getByTestId('far'), 0, 200)
  expect(screen.getByTestId('far').getAttribute('data-far')).toBe('8-24')
  expect(countRendered()).toBe(8)
})

test('a list that is unmounted while hidden caches no heights', () => {
  const scrollTo = stubObserver()
  const { unmount } = render(<List all={rows} name="hidden" />)
  scrollTo(screen.getByTestId('far'), 20_000, 20_100)
  showAs(0)
  unmount()
  render(<List all={rows} name="hidden" />)
  expect(heights()).toEqual(['49800px'])
})

test('a list without a name, as in an older mode, uses no cached heights', () => {
  const scrollTo = stubObserver()
  const { unmount } = render(<List all={rows} />)
  layOut(20_000)
  scrollTo(screen.getByTestId('far'), 20_000, 20_100)
  layOut(20_000)
  showAs(50_000)
  unmount()
  render(<List all={[...rows]} />)
  expect(heights()).toEqual(['49800px'])
})
