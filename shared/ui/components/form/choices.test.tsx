import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { OptionCard, SegmentedControl, SwitchRow } from './choices'

test('an option card is chosen by a press anywhere on it, and reads its details after its name', () => {
  render(
    <OptionCard type="radio" name="package" label="Buffet Bliss" trailing={<b>₹999</b>}>
      Open buffet, seven dishes
    </OptionCard>,
  )
  fireEvent.click(screen.getByText('₹999'))
  const option = screen.getByRole('radio', { name: 'Buffet Bliss' })
  expect(option).toBeChecked()
  expect(option).toHaveAccessibleDescription('Open buffet, seven dishes')
})

test('a switch turns by a press anywhere on its row, and reads its description after its name', () => {
  render(<SwitchRow label="Location" description="Cafés near you" />)
  fireEvent.click(screen.getByText('Cafés near you'))
  const location = screen.getByRole('switch', { name: 'Location' })
  expect(location).toBeChecked()
  expect(location).toHaveAccessibleDescription('Cafés near you')
})

test('a segmented control is one choice, marked with the language of each word', () => {
  const onValueChange = vi.fn()
  const segments = [
    { value: 'en', label: 'English', lang: 'en' },
    { value: 'hi', label: 'हिन्दी', lang: 'hi' },
  ] as const
  render(<SegmentedControl label="Language" value="en" {...{ onValueChange, segments }} />)
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(screen.getByText('हिन्दी').closest('[lang]')).toHaveAttribute('lang', 'hi')
  fireEvent.click(screen.getByText('हिन्दी'))
  expect(onValueChange).toHaveBeenCalledWith('hi')
})
