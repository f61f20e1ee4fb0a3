import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ImageWithFallback } from './image-with-fallback'

const alt = 'The counter of Dabara House'

test('a missing image is a drawing, hidden from screen readers', () => {
  const { container } = render(<ImageWithFallback src={undefined} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

test('an image that cannot be loaded is a drawing with its name; another URL is tried', () => {
  const { rerender } = render(<ImageWithFallback src="/gone.svg" alt={alt} />)
  fireEvent.error(screen.getByRole('img', { name: alt }))
  expect(screen.getByRole('img', { name: alt }).tagName).toBe('svg')
  rerender(<ImageWithFallback src="/there.svg" alt={alt} />)
  expect(screen.getByRole('img', { name: alt })).toHaveAttribute('src', '/there.svg')
})
