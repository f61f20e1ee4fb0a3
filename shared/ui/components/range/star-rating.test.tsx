import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { StarRating } from './star-rating'

function Taste({ from = 0 }: { from?: number }) {
  const [stars, setStars] = useState(from)
  return (
    <StarRating
      label="How was the taste?"
      value={stars}
      onChange={setStars}
      starLabel={(count) => `${count} of 5 stars`}
    />
  )
}

describe('a star rating', () => {
  it('starts unrated and says so by showing no number', () => {
    render(<Taste />)
    expect(screen.getByRole('radiogroup', { name: 'How was the taste?' })).toBeVisible()
    expect(
      screen.getAllByRole('radio').filter((star) => (star as HTMLInputElement).checked),
    ).toEqual([])
    expect(screen.queryByText('0 / 5')).toBeNull()
  })

  it('shows the rating beside the stars once one is pressed', async () => {
    render(<Taste />)
    await userEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
    expect(screen.getByText('4 / 5')).toBeVisible()
    expect(screen.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
  })

  it('is one stop of the Tab key, and arrow keys change it', async () => {
    render(<Taste from={2} />)
    await userEvent.tab()
    expect(screen.getByRole('radio', { name: '2 of 5 stars' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByText('3 / 5')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByText('1 / 5')).toBeVisible()
  })

  it('that was refused is invalid and says why, beside the icon of an error', () => {
    const rated = { label: 'How was the taste?', value: 0, onChange: () => {}, starLabel: String }
    render(<StarRating {...rated} error="Rate the taste" />)
    const taste = screen.getByRole('radiogroup', { name: 'How was the taste?' })
    expect(taste).toBeInvalid()
    expect(taste).toHaveAccessibleDescription('Rate the taste')
    expect(screen.getByText('Rate the taste').closest('p')?.querySelector('svg')).toBeVisible()
  })

  it('is cleared by the arrow keys, or by pressing the selected star again', async () => {
    render(<Taste from={1} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(screen.queryByText(/ \/ 5/)).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: '3 of 5 stars' }))
    expect(screen.getByText('3 / 5')).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '3 of 5 stars' }))
    expect(screen.queryByText(/ \/ 5/)).toBeNull()
  })
})
