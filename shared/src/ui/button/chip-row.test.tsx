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
