import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SwitchRow } from './switch-row'

describe('a switch', () => {
  it('turns by a press anywhere on its row, and reads its description after its name', async () => {
    render(<SwitchRow label="Location" description="Cafés near you" />)
    await userEvent.click(screen.getByText('Cafés near you'))
    const location = screen.getByRole('switch', { name: 'Location' })
    expect(location).toBeChecked()
    expect(location).toHaveAccessibleDescription('Cafés near you')
  })
})
