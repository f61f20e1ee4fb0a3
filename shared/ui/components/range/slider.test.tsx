import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { RangeSlider } from './range-slider'
import { Slider } from './slider'

function Rating() {
  const [value, setValue] = useState(3)
  const words = `${value.toFixed(1)} and up`
  return (
    <Slider
      label="Rating"
      shown={words}
      valueText={words}
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

describe('a slider', () => {
  it('moves by its step with the arrow keys and says the value in words', async () => {
    render(<Rating />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    const thumb = screen.getByRole('slider', { name: 'Rating' })
    expect(thumb).toHaveAttribute('aria-valuetext', '3.2 and up')
    expect(thumb).toHaveAttribute('aria-valuemin', '1')
  })

  it('goes to its limits with Home and End and no further', async () => {
    render(<Rating />)
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowRight}')
    expect(screen.getByText('5.0 and up')).toBeVisible()
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(screen.getByText('1.0 and up')).toBeVisible()
  })
})

describe('a range slider', () => {
  it('has a named thumb for each end', async () => {
    render(<Price />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(screen.getByText('₹600 to ₹3800')).toBeVisible()
    expect(screen.getByRole('slider', { name: 'Lowest price' })).toHaveAttribute(
      'aria-valuetext',
      '₹600',
    )
    expect(screen.getByRole('slider', { name: 'Highest price' })).toHaveAttribute(
      'aria-valuetext',
      '₹3800',
    )
  })
})
