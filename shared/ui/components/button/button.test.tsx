import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from './button'

it.each([
  ['is loading', { loading: true }],
  ['is disabled, with aria-disabled', { 'aria-disabled': true }],
])('a button that %s can be focused, keeps its name, and does nothing', async (_, state) => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" {...state} onClick={onClick}>
        Buy Pass
      </Button>
    </form>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Buy Pass', busy: 'loading' in state })
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})
