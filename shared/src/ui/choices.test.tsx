import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from './checkbox'
import { ChipRow } from './chip-row'
import { OptionCard } from './option-card'
import { SegmentedControl } from './segmented-control'
import { SwitchRow } from './switch-row'

describe('a row of chips', () => {
  it('tells which one is chosen and hands on the one that is pressed', async () => {
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

describe('switches and checkboxes', () => {
  it('turn by a press on their words', async () => {
    render(
      <>
        <SwitchRow label="Location" description="Cafés near you" />
        <Checkbox label="WiFi" />
      </>,
    )
    await userEvent.click(screen.getByText('Cafés near you'))
    await userEvent.click(screen.getByText('WiFi'))
    expect(screen.getByRole('switch', { name: 'Location' })).toBeChecked()
    expect(screen.getByRole('checkbox', { name: 'WiFi' })).toBeChecked()
  })
})
