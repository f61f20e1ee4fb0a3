import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LongList } from './long-list'

const rows = Array.from({ length: 120 }, (_, index) => `row ${index}`)
const shown = () => screen.queryAllByText(/^row/).length

test.each([
  [120, [50, 100, 120]],
  [50, [50]],
])('of %i rows fifty are shown, and fifty more with each press', (count, counts) => {
  render(
    <LongList rows={rows.slice(0, count)} keyOf={(text) => text} aria-label="Rows">
      {(text) => <b>{text}</b>}
    </LongList>,
  )
  for (const expected of counts) {
    expect(shown()).toBe(expected)
    const more = screen.queryByRole('button', { name: 'Show more' })
    expect(more !== null).toBe(expected < count)
    if (more) fireEvent.click(more)
  }
})
