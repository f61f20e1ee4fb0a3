import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { OptionCard } from './option-card'

describe('an option card', () => {
  it('is chosen by a press anywhere on it, and reads its details after its name', async () => {
    render(
      <OptionCard type="radio" name="package" label="Buffet Bliss" trailing={<b>₹999</b>}>
        Open buffet, seven dishes
      </OptionCard>,
    )
    await userEvent.click(screen.getByText('₹999'))
    const option = screen.getByRole('radio', { name: 'Buffet Bliss' })
    expect(option).toBeChecked()
    expect(option).toHaveAccessibleDescription('Open buffet, seven dishes')
  })
})
