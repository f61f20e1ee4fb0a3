import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  findTitle,
  press,
  renderOnboarding,
  seedDraft,
  storedDraft,
} from '../testing/render-onboarding'

describe('the phone number', () => {
  it('with fewer than ten digits shows an error, below the field and as a toast', async () => {
    const { toast } = renderOnboarding('/onboarding/phone')
    await findTitle('What’s your number?')
    const field = screen.getByLabelText('Mobile number')
    await userEvent.type(field, '984501234')
    await press('Send OTP')
    expect(toast()).toMatchObject({
      title: 'Invalid Phone Number',
      description: 'Please enter a valid 10-digit phone number.',
      destructive: true,
    })
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription('Please enter a valid 10-digit phone number.')
    await userEvent.type(field, '5')
    expect(field).not.toBeInvalid()
  })

  it('is formatted, and stored as digits, with a numeric keyboard', async () => {
    renderOnboarding('/onboarding/phone')
    await findTitle('What’s your number?')
    const field = screen.getByLabelText('Mobile number')
    await userEvent.type(field, '9845012345')
    expect(field).toHaveValue('98450 12345')
    expect(field).toHaveAttribute('inputmode', 'numeric')
    expect(field).toHaveAttribute('autocomplete', 'tel-national')
    expect(storedDraft().phone).toBe('9845012345')
  })

  it('can be edited in the middle without moving the caret', async () => {
    seedDraft({ phone: '9845012345' })
    renderOnboarding('/onboarding/phone')
    await findTitle('What’s your number?')
    const field = screen.getByLabelText<HTMLInputElement>('Mobile number')
    await userEvent.click(field)
    field.setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}7')
    expect(field).toHaveValue('98750 12345')
    expect(field.selectionStart).toBe(3)
  })

  it("leads to the code when complete: 'OTP Sent' shows the demo code", async () => {
    const { toast, path } = renderOnboarding('/onboarding/phone')
    await findTitle('What’s your number?')
    await userEvent.type(screen.getByLabelText('Mobile number'), '9845012345{Enter}')
    await findTitle('Enter the code')
    expect(path()).toBe('/onboarding/phone')
    expect(toast()).toMatchObject({
      title: 'OTP Sent',
      description: 'Your demo code is 417285.',
    })
    expect(screen.getByText('+91 98450 12345')).toBeInTheDocument()
  })
})
