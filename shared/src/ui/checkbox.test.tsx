import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Checkbox } from './checkbox'

describe('a checkbox', () => {
  it('turns by a press on its words', async () => {
    render(<Checkbox label="WiFi" />)
    await userEvent.click(screen.getByText('WiFi'))
    expect(screen.getByRole('checkbox', { name: 'WiFi' })).toBeChecked()
  })
})
