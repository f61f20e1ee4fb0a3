import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Stepper } from './stepper'

function Guests({ from = 10, max = 1_000_000 }: { from?: number; max?: number }) {
  const [guests, setGuests] = useState(from)
  return (
    <>
      <Stepper
        label="Guests"
        value={guests}
        onChange={setGuests}
        min={1}
        max={max}
        decreaseLabel="One guest fewer"
        increaseLabel="One guest more"
      />
      <output>{guests}</output>
    </>
  )
}

const count = () => screen.getByRole('status').textContent
const number = () => screen.getByRole('spinbutton', { name: 'Guests' })

describe('a stepper', () => {
  it('goes up and down by one', async () => {
    render(<Guests />)
    await userEvent.click(screen.getByRole('button', { name: 'One guest more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One guest more' }))
    await userEvent.click(screen.getByRole('button', { name: 'One guest fewer' }))
    expect(count()).toBe('11')
  })

  it('goes no lower than one guest', async () => {
    render(<Guests from={2} />)
    await userEvent.click(screen.getByRole('button', { name: 'One guest fewer' }))
    expect(screen.getByRole('button', { name: 'One guest fewer' })).toBeDisabled()
    await userEvent.type(number(), '{ArrowDown}')
    expect(count()).toBe('1')
  })

  it('takes a number that is typed', async () => {
    render(<Guests />)
    await userEvent.clear(number())
    await userEvent.type(number(), '250')
    expect(count()).toBe('250')
  })

  it('is never empty, negative or no number, whatever is typed', async () => {
    render(<Guests />)
    await userEvent.clear(number())
    expect(count()).toBe('10')
    await userEvent.type(number(), '-abc.')
    expect(count()).toBe('10')
    await userEvent.tab()
    expect(number()).toHaveValue('10')
    await userEvent.clear(number())
    await userEvent.type(number(), '0')
    await userEvent.tab()
    expect(number()).toHaveValue('1')
    expect(count()).toBe('1')
  })

  it.each([
    ['12.5', '12'],
    ['10.00', '10'],
    ['1e3', '1000'],
    ['1,000', '1000'],
    ['12-15', '12'],
    ['२५', '25'],
  ])('reads %s as %s, typed and pasted', async (text, expected) => {
    render(<Guests />)
    await userEvent.clear(number())
    await userEvent.type(number(), text)
    expect(count()).toBe(expected)
    await userEvent.tab()
    expect(number()).toHaveValue(expected)
    await userEvent.clear(number())
    await userEvent.paste(text)
    expect(count()).toBe(expected)
  })

  it('stops at the maximum', async () => {
    render(<Guests max={80} />)
    await userEvent.clear(number())
    await userEvent.type(number(), '999')
    expect(count()).toBe('80')
    expect(number()).toHaveValue('80')
    expect(screen.getByRole('button', { name: 'One guest more' })).toBeDisabled()
  })

  it('changes with the arrow keys', async () => {
    render(<Guests />)
    await userEvent.type(number(), '{ArrowUp}{ArrowUp}{ArrowDown}')
    expect(count()).toBe('11')
  })

  it('has room for every digit of a million', () => {
    render(<Guests from={1_000_000} />)
    expect(number().style.width).toBe('8ch')
  })
})
