import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { NumberField } from './number-field'

function Guests({ from }: { from: number }) {
  const [guests, setGuests] = useState(from)
  const labels = { label: 'Guests', decreaseLabel: 'Remove one', increaseLabel: 'Add one' }
  return (
    <>
      <NumberField {...labels} value={guests} onValueChange={setGuests} min={1} max={80} />
      <output>{guests}</output>
    </>
  )
}

const count = () => screen.getByRole('status').textContent
const number = () => screen.getByRole('spinbutton', { name: 'Guests' })
const button = (name: string) => screen.getByRole('button', { name })

test('a number field goes up and down by one, and stops at its bounds', () => {
  render(<Guests from={79} />)
  fireEvent.click(button('Add one'))
  expect(count()).toBe('80')
  expect(button('Add one')).toBeDisabled()
  fireEvent.click(button('Remove one'))
  expect(count()).toBe('79')
  fireEvent.change(number(), { target: { value: '1' } })
  expect(button('Remove one')).toBeDisabled()
})

test.each([
  ['25', '25'],
  ['12.5', '12'],
  ['0', '1'],
  ['-5', '1'],
  ['999', '80'],
  ['10.00', '10'],
  ['2e1', '20'],
  ['', '10'],
])('a number field reads %j as %s, and shows that when it is left', (typed, expected) => {
  render(<Guests from={10} />)
  fireEvent.change(number(), { target: { value: typed } })
  expect(count()).toBe(expected)
  fireEvent.blur(number())
  expect(number()).toHaveProperty('value', expected)
})
