import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Gallery } from './gallery'

test('a dot scrolls to its image, which alone is current and read out', () => {
  // jsdom lays nothing out: each image is as wide as the strip.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(390)
  render(
    <Gallery
      label="Dabara House"
      images={['counter', 'booth', 'garden'].map((name) => (
        <img key={name} src={`/${name}.svg`} alt={name} />
      ))}
      labelOf={(number) => `Image ${number} of 3`}
    />,
  )
  const strip = screen.getByRole('list', { name: 'Dabara House' })
  const dot = (number: number) => screen.getByRole('button', { name: `Image ${number} of 3` })
  fireEvent.click(dot(3))
  expect(strip.scrollLeft).toBe(2 * 390)
  fireEvent.scroll(strip)
  expect([1, 2, 3].filter((number) => dot(number).hasAttribute('aria-current'))).toEqual([3])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['garden'])
})
