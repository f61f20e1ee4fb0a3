import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { GalleryDots } from './gallery-dots'

const chosen = vi.fn()

function Dots() {
  const [current, setCurrent] = useState(0)
  const choose = (place: number) => {
    chosen(place)
    setCurrent(place)
  }
  return (
    <GalleryDots
      count={3}
      current={current}
      labelOf={(number) => `Image ${number} of 3`}
      onChoose={choose}
    />
  )
}
const dot = (number: number) => screen.getByRole('button', { name: `Image ${number} of 3` })

it('there is a dot for each image, and pressing one chooses its image', async () => {
  render(<Dots />)
  expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await userEvent.click(dot(3))
  expect(chosen).toHaveBeenLastCalledWith(2)
  expect(dot(3)).toHaveAttribute('aria-current', 'true')
  expect(dot(1)).not.toHaveAttribute('aria-current')
})

it('the arrow keys go from dot to dot and stop at the ends', async () => {
  render(<Dots />)
  dot(1).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(dot(1)).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{End}{ArrowRight}')
  expect(dot(3)).toHaveFocus()
  expect(chosen).toHaveBeenLastCalledWith(2)
  await userEvent.keyboard('{Home}')
  expect(dot(1)).toHaveFocus()
})
