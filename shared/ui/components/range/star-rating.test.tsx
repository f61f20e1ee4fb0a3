import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { StarRating } from './star-rating'

function Taste({ error }: { error?: string }) {
  const [stars, setStars] = useState(0)
  return (
    <StarRating
      label="How was the taste?"
      value={stars}
      onChange={setStars}
      starLabel={(count) => `${count} of 5 stars`}
      error={error}
    />
  )
}

test('a star rating starts unrated, and shows the rating once a star is pressed', () => {
  render(<Taste />)
  expect(screen.getByRole('radiogroup', { name: 'How was the taste?' })).toBeInTheDocument()
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByText('0 / 5')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5 stars' }))
  expect(screen.getByText('4 / 5')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '4 of 5 stars' })).toBeChecked()
})

test('a star rating that was refused is invalid and says why', () => {
  render(<Taste error="Rate the taste" />)
  const taste = screen.getByRole('radiogroup', { name: 'How was the taste?' })
  expect(taste).toBeInvalid()
  expect(taste).toHaveAccessibleDescription('Rate the taste')
})
