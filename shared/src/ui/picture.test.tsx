import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture'

const image = (container: HTMLElement) => container.querySelector('img')
const drawing = (container: HTMLElement) => container.querySelector('svg')

describe('a picture', () => {
  it('is left out of what is read when the words beside it say the same', () => {
    const { container } = render(<Picture src="/dabara.svg" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(image(container)).toHaveAttribute('loading', 'lazy')
  })

  it('gives way to the unlit café when there is none', () => {
    const { container } = render(<Picture src={undefined} />)
    expect(image(container)).toBeNull()
    expect(drawing(container)).toHaveAttribute('aria-hidden', 'true')
  })

  it('gives way to the unlit café when it cannot be loaded, and keeps its name', () => {
    const { container } = render(<Picture src="/gone.svg" alt="The counter of Dabara House" />)
    fireEvent.error(screen.getByRole('img'))
    expect(image(container)).toBeNull()
    expect(screen.getByRole('img', { name: 'The counter of Dabara House' })).toBe(
      drawing(container),
    )
  })

  it('tries again when it is given another address', () => {
    const { container, rerender } = render(<Picture src="/gone.svg" />)
    fireEvent.error(image(container) as HTMLImageElement)
    rerender(<Picture src="/there.svg" />)
    expect(image(container)).toHaveAttribute('src', '/there.svg')
  })
})
