import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Button } from './button'
import { useSubmitOnce } from './use-submit-once'

function PayButton({ action }: { action: () => boolean }) {
  const [pay, isPaid] = useSubmitOnce(action)
  return (
    <Button disabled={isPaid} onClick={pay}>
      Pay
    </Button>
  )
}

it.each([
  ['pays once, and disables the button', true, 1],
  ['that was refused may be tried again', false, 2],
])('a double tap %s', (_, ok, calls) => {
  const action = vi.fn(() => ok)
  render(<PayButton action={action} />)
  const button = screen.getByRole('button', { name: 'Pay' })
  act(() => {
    button.click()
    button.click()
  })
  expect(action).toHaveBeenCalledTimes(calls)
  expect(button).toHaveProperty('disabled', ok)
})
