import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ImageWithFallback } from './image-with-fallback'

const image = (container: HTMLElement) => container.querySelector('img')
const drawing = (container: HTMLElement) => container.querySelector('svg')

describe('an image', () => {
  it('is hidden from screen readers when the text beside it says the same', () => {
    const { container } = render(<ImageWithFallback src="/dabara.svg" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(image(container)).toHaveAttribute('loading', 'lazy')
  })

  it('shows the unlit café when there is no image', () => {
    const { container } = render(<ImageWithFallback src={undefined} />)
    expect(image(container)).toBeNull()
    expect(drawing(container)).toHaveAttribute('aria-hidden', 'true')
  })

  it('shows the unlit café when the image cannot be loaded, and keeps its name', () => {
    const { container } = render(
      <ImageWithFallback src="/gone.svg" alt="The counter of Dabara House" />,
    )
    fireEvent.error(screen.getByRole('img'))
    expect(image(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'The counter of Dabara House' })).toBe(
      drawing(container),
    )
  })

  it('tries again with another URL', () => {
    const { container, rerender } = render(<ImageWithFallback src="/gone.svg" />)
    fireEvent.error(image(container) as HTMLImageElement)
    rerender(<ImageWithFallback src="/there.svg" />)
    expect(image(container)).toHaveAttribute('src', '/there.svg')
  })
})
