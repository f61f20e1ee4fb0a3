import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { LongList } from './long-list'

const rows = Array.from({ length: 5000 }, (_, index) => `row ${index}`)
const size = { chunk: 2, rowHeight: 50, gap: 10 }
let comeNear: (place: Element) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: object[]) => void) {
        comeNear = (target) => {
          const seen = { top: 0, bottom: 1 }
          const entry = { isIntersecting: true, target }
          act(() => report([{ ...entry, boundingClientRect: seen, intersectionRect: seen }]))
        }
      }
      observe() {}
      disconnect() {}
    },
  )
})

const list = (texts: readonly string[]) => (
  <LongList rows={texts} keyOf={(text) => text.split(':')[0] as string} label="Rows" {...size}>
    {(text) => <b>{text}</b>}
  </LongList>
)
const shown = () => screen.getAllByText(/^row/).map(({ textContent }) => textContent)
const place = () => screen.getByRole('list').lastElementChild as HTMLElement

test('of thousands of rows the first are rendered, each with its number, and a placeholder of the height of the rest', () => {
  render(list(rows))
  expect(shown()).toEqual(['row 0', 'row 1'])
  const item = screen.getByText('row 1').closest('li')
  expect(item).toHaveAttribute('aria-posinset', '2')
  expect(item).toHaveAttribute('aria-setsize', '5000')
  expect(place().style.height).toBe(`${4998 * 50 - 10}px`)
})

test('rows that change in place stay, and another list starts at the top', () => {
  const { rerender } = render(list(rows))
  comeNear(place())
  expect(shown()).toHaveLength(4)
  rerender(list(rows.with(3, 'row 3: new')))
  expect(shown()).toEqual(['row 0', 'row 1', 'row 2', 'row 3: new'])
  expect(screen.getByText('row 3: new').closest('li')).toHaveAttribute('aria-posinset', '4')
  rerender(list(rows.toReversed()))
  expect(shown()).toEqual(['row 4999', 'row 4998'])
})

test('the rows of a description list are groups, which are not counted', () => {
  render(
    <LongList as="dl" rows={rows} keyOf={(text) => text} {...size}>
      {(text) => (
        <>
          <dt>{text}</dt>
          <dd>1</dd>
        </>
      )}
    </LongList>,
  )
  const group = screen.getByText('row 0').parentElement
  expect(group?.tagName).toBe('DIV')
  expect(group).not.toHaveAttribute('aria-setsize')
})
