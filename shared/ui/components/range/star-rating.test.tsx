import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { StarRating } from './star-rating'

test('a star rating starts unrated, shows the rating, and says why it is refused', () => {
  const onChange = vi.fn()
  const taste = (value: number, error?: string) => (
    <StarRating
      label="Taste"
      starLabel={(count) => `${count} of 5`}
      {...{ value, onChange, error }}
    />
  )
  const { rerender } = render(taste(0))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
  expect(screen.queryByText('0 / 5')).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: '4 of 5' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(4)
  rerender(taste(4))
  expect(screen.getByText('4 / 5')).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: '4 of 5' })).toBeChecked()
  const group = screen.getByRole('radiogroup', { name: 'Taste' })
  expect(group).toBeValid()
  rerender(taste(0, 'Rate the taste'))
  expect(group).toBeInvalid()
  expect(group).toHaveAccessibleDescription('Rate the taste')
})
