import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ChipRow } from './chip-row'

describe('a row of chips', () => {
  it('marks the selected chip and reports the pressed one', async () => {
    const onChange = vi.fn()
    render(
      <ChipRow
        label="Category"
        value="All"
        onChange={onChange}
        options={[
          { value: 'All', label: 'All' },
          { value: 'Bar', label: 'Bar' },
        ]}
      />,
    )
    expect(screen.getByRole('group', { name: 'Category' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'All', pressed: true })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Bar', pressed: false }))
    expect(onChange).toHaveBeenCalledWith('Bar')
  })
})

it('a later chip scrolls into view; a row that shows its first chip measures nothing', () => {
  const offsetLeft = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get')
  const options = [
    { value: 'all', label: 'All' },
    { value: 'music', label: 'Music' },
  ] as const
  const { rerender } = render(
    <ChipRow label="Category" options={options} value="all" onChange={() => {}} />,
  )
  expect(offsetLeft).not.toHaveBeenCalled()
  rerender(<ChipRow label="Category" options={options} value="music" onChange={() => {}} />)
  expect(offsetLeft).toHaveBeenCalled()
})
