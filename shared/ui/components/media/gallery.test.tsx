import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Gallery } from './gallery'

// jsdom lays nothing out: each image is as wide as the strip.
const width = 390
beforeEach(() => void vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width))

const show = () =>
  render(
    <Gallery
      label="Dabara House"
      images={['counter', 'booth', 'garden'].map((name) => (
        <img key={name} src={`/${name}.svg`} alt={name} />
      ))}
      labelOf={(number) => `Image ${number} of 3`}
    />,
  )
const strip = () => screen.getByRole('list', { name: 'Dabara House' })
const dot = (number: number) => screen.getByRole('button', { name: `Image ${number} of 3` })
const current = () => [1, 2, 3].filter((number) => dot(number).hasAttribute('aria-current'))

/** Scrolls the strip by this many images, as a swipe or the browser's arrow keys do. */
function scrollTo(images: number) {
  strip().scrollLeft = images * width
  fireEvent.scroll(strip())
}

it('a swipe moves the dot, and images beside the current one are hidden from screen readers', () => {
  show()
  scrollTo(1)
  expect(current()).toEqual([2])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['booth'])
})

it('a dot scrolls to its image, and images passed on the way do not become current', async () => {
  show()
  await userEvent.click(dot(3))
  expect(strip().scrollLeft).toBe(2 * width)
  scrollTo(1)
  expect(current()).toEqual([3])
  scrollTo(2)
  scrollTo(1)
  expect(current()).toEqual([2])
})

it('pressing the dot of the current image keeps the strip usable by keyboard', async () => {
  show()
  await userEvent.click(dot(1))
  strip().focus()
  scrollTo(1)
  expect(current()).toEqual([2])
})

it('the keyboard takes over from a dot that was pressed', async () => {
  show()
  await userEvent.click(dot(3))
  fireEvent.keyDown(strip(), { key: 'ArrowLeft' })
  scrollTo(1)
  expect(current()).toEqual([2])
})
