import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RangeSlider, Slider } from './slider'

const slider = (name: string) => screen.getByRole('slider', { name })
const move = (name: string, value: number) => fireEvent.change(slider(name), { target: { value } })

test('a slider shows its value and says it in words', () => {
  const onValueChange = vi.fn()
  render(
    <Slider
      label="Rating"
      shown="3.2 and up"
      valueText="rated 3.2 and up"
      limits={['1', '5']}
      {...{ min: 1, max: 5, step: 0.1, value: 3.2, onValueChange }}
    />,
  )
  expect(slider('Rating')).toHaveAttribute('aria-valuetext', 'rated 3.2 and up')
  expect(screen.getByText('3.2 and up')).toBeInTheDocument()
  move('Rating', 4.1)
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(4.1)
})

test('the thumbs of a range have names of their own and never cross', () => {
  const onValueChange = vi.fn()
  render(
    <RangeSlider
      label="Price per head"
      shown="₹600 to ₹3,800"
      thumbLabels={['Lowest price', 'Highest price']}
      valueTexts={['₹600', '₹3,800']}
      limits={['₹500', '₹4,000']}
      {...{ min: 500, max: 4000, step: 100, value: [600, 3800], onValueChange }}
    />,
  )
  expect(slider('Highest price')).toHaveAttribute('aria-valuetext', '₹3,800')
  const moves = [
    ['Lowest price', 700, [700, 3800]],
    ['Highest price', 3000, [600, 3000]],
    ['Lowest price', 4000, [3800, 3800]],
    ['Highest price', 500, [600, 600]],
  ] as const
  for (const [name, to, value] of moves) {
    move(name, to)
    expect(onValueChange).toHaveBeenLastCalledWith(value)
  }
})
