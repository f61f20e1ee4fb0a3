import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RangeSlider, Slider } from './slider'

function Rating() {
  const [value, setValue] = useState(3)
  const words = `${value.toFixed(1)} and up`
  return (
    <Slider
      label="Rating"
      shown={words}
      valueText={`rated ${words}`}
      limits={['1', '5']}
      min={1}
      max={5}
      step={0.1}
      value={value}
      onChange={setValue}
    />
  )
}

function Price() {
  const [value, setValue] = useState<[number, number]>([500, 4000])
  return (
    <RangeSlider
      label="Price per head"
      shown={`₹${value[0]} to ₹${value[1]}`}
      thumbLabels={['Lowest price', 'Highest price']}
      valueTexts={[`₹${value[0]}`, `₹${value[1]}`]}
      limits={['₹500', '₹4,000']}
      min={500}
      max={4000}
      step={100}
      value={value}
      onChange={setValue}
    />
  )
}

const move = (name: string, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })

test('a slider says its value in words', () => {
  render(<Rating />)
  move('Rating', 3.2)
  const thumb = screen.getByRole('slider', { name: 'Rating' })
  expect(thumb).toHaveAttribute('aria-valuetext', 'rated 3.2 and up')
  expect(screen.getByText('3.2 and up')).toBeInTheDocument()
})

test('the thumbs of a range have names of their own and never cross', () => {
  render(<Price />)
  move('Lowest price', 600)
  move('Highest price', 3800)
  expect(screen.getByText('₹600 to ₹3800')).toBeInTheDocument()
  move('Lowest price', 4000)
  expect(screen.getByText('₹3800 to ₹3800')).toBeInTheDocument()
  move('Highest price', 500)
  const highest = screen.getByRole('slider', { name: 'Highest price' })
  expect(highest).toHaveAttribute('aria-valuetext', '₹3800')
  expect(highest).toHaveValue('3800')
})
