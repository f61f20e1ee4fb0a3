import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LongList } from './long-list'

const rows = Array.from({ length: 120 }, (_, index) => `row ${index}`)
const shown = () => screen.queryAllByText(/^row/).length

const list = (texts: readonly string[]) => (
  <LongList rows={texts} keyOf={(text) => text} label="Rows">
    {(text) => <b>{text}</b>}
  </LongList>
)

test('of a long list fifty rows are shown, and fifty more with each press', () => {
  render(list(rows))
  const counts = [50, 100, 120].map((count) => {
    expect(shown()).toBe(count)
    const more = screen.queryByRole('button', { name: 'Show more' })
    if (more) fireEvent.click(more)
    return more !== null
  })
  expect(counts).toEqual([true, true, false])
})

test('a list of fifty has no button', () => {
  render(list(rows.slice(0, 50)))
  expect(shown()).toBe(50)
  expect(screen.queryByRole('button')).toBeNull()
})
