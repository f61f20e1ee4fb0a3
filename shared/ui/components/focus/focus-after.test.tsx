import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { focusAfter } from './focus-after'

function Guests() {
  const [guests, setGuests] = useState(['Aanya', 'Meera'])
  return (
    <>
      <h2 tabIndex={-1}>Guests</h2>
      {guests.map((guest) => (
        <button
          key={guest}
          type="button"
          onClick={() =>
            focusAfter(
              () => setGuests(guests.filter((other) => other !== guest)),
              () => screen.getByRole('heading'),
            )
          }
        >
          {guest}
        </button>
      ))}
    </>
  )
}
const press = (name: string, focused = name) => {
  screen.getByRole('button', { name: focused }).focus()
  screen.getByRole('button', { name }).click()
}

it('the focus moves on when its element goes', () => {
  render(<Guests />)
  press('Aanya')
  expect(screen.queryByRole('button', { name: 'Aanya' })).toBeNull()
  expect(screen.getByRole('heading')).toHaveFocus()
})

it('a focus that survives the change stays', () => {
  render(<Guests />)
  press('Aanya', 'Meera')
  expect(screen.getByRole('button', { name: 'Meera' })).toHaveFocus()
})
