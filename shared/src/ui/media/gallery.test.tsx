import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Gallery } from './gallery'

// jsdom lays nothing out: each picture is as wide as the strip.
const width = 390
beforeEach(() => void vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width))

const show = () =>
  render(
    <Gallery
      label="Dabara House"
      pictures={['counter', 'booth', 'garden'].map((name) => (
        <img key={name} src={`/${name}.svg`} alt={name} />
      ))}
      labelOf={(number) => `Picture ${number} of 3`}
    />,
  )
const strip = () => screen.getByRole('list', { name: 'Dabara House' })
const dot = (number: number) => screen.getByRole('button', { name: `Picture ${number} of 3` })
const current = () => [1, 2, 3].filter((number) => dot(number).hasAttribute('aria-current'))

/** The strip stands so many pictures from its beginning, as a swipe or an arrow key of the browser leaves it. */
function scrollTo(pictures: number) {
  strip().scrollLeft = pictures * width
  fireEvent.scroll(strip())
}

it('a swipe moves the dot, and what is beside the picture is not read', () => {
  show()
  scrollTo(1)
  expect(current()).toEqual([2])
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['booth'])
})

it('a dot leads to its picture, and those that pass by on the way do not become the current one', async () => {
  show()
  await userEvent.click(dot(3))
  expect(strip().scrollLeft).toBe(2 * width)
  scrollTo(1)
  expect(current()).toEqual([3])
  scrollTo(2)
  scrollTo(1)
  expect(current()).toEqual([2])
})

it('the dot of the picture that is seen, pressed, leaves the strip to the keyboard', async () => {
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
