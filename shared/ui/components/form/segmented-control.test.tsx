import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { SegmentedControl } from './segmented-control'

describe('a segmented control', () => {
  it('is one choice, marked with the language of each word', async () => {
    const onChange = vi.fn()
    render(
      <SegmentedControl
        label="Language"
        value="en"
        onChange={onChange}
        segments={[
          { value: 'en', label: 'English', lang: 'en' },
          { value: 'hi', label: 'हिन्दी', lang: 'hi' },
        ]}
      />,
    )
    expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
    await userEvent.click(screen.getByText('हिन्दी'))
    expect(onChange).toHaveBeenCalledWith('hi')
  })
})
