import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button'

const buy = () => screen.getByRole('button', { name: 'Buy Pass' })

describe('a button', () => {
  it('ignores presses while it is busy, and keeps its name', async () => {
    const onClick = vi.fn()
    const onSubmit = vi.fn()
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" busy onClick={onClick}>
          Buy Pass
        </Button>
      </form>,
    )
    await userEvent.click(buy())
    expect(buy()).toHaveAttribute('aria-busy', 'true')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('with aria-disabled is focusable and does nothing', async () => {
    const onClick = vi.fn()
    render(
      <Button aria-disabled onClick={onClick}>
        Buy Pass
      </Button>,
    )
    await userEvent.tab()
    expect(buy()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
  })
})
