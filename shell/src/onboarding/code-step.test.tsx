import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  findTitle,
  press,
  renderOnboarding,
  seedDraft,
  storedDraft,
} from '../testing/render-onboarding'

const boxes = () => screen.getAllByRole('textbox', { name: /^Character/ })
const code = () => boxes().map((box) => (box as HTMLInputElement).value)

describe('the code', () => {
  async function atCode() {
    seedDraft({ phone: '9845012345' })
    const shell = renderOnboarding('/onboarding/phone')
    await findTitle('What’s your number?')
    await press('Send OTP')
    await findTitle('Enter the code')
    return shell
  }

  it('has six boxes, and typing moves from one to the next', async () => {
    await atCode()
    expect(boxes()).toHaveLength(6)
    // A message's whole code may be filled into the first.
    expect(boxes().map((box) => (box as HTMLInputElement).maxLength)).toEqual([6, 1, 1, 1, 1, 1])
    expect(boxes()[0]).toHaveFocus()
    await userEvent.keyboard('41')
    expect(code()).toEqual(['4', '1', '', '', '', ''])
    expect(boxes()[2]).toHaveFocus()
  })

  it('opens the numeric keyboard and offers what the message brought', async () => {
    await atCode()
    expect(boxes()[0]).toHaveAttribute('inputmode', 'numeric')
    expect(boxes()[0]).toHaveAttribute('autocomplete', 'one-time-code')
  })

  it('goes back with Backspace', async () => {
    await atCode()
    await userEvent.keyboard('417{Backspace}')
    await waitFor(() => expect(boxes()[2]).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    expect(code()).toEqual(['4', '1', '', '', '', ''])
    expect(boxes()[1]).toHaveFocus()
  })

  it('fills all boxes from a paste, of the code alone or of the whole message', async () => {
    await atCode()
    await userEvent.paste('417285')
    expect(code()).toEqual(['4', '1', '7', '2', '8', '5'])
    await userEvent.paste('Your demo code is 123 456.')
    expect(code()).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('with fewer than six characters is refused, beside the boxes and as a toast', async () => {
    const { toast, path } = await atCode()
    await userEvent.keyboard('41728')
    await press('Verify OTP')
    expect(toast()).toMatchObject({
      title: 'Invalid OTP',
      description: 'Please enter the 6-digit code.',
      destructive: true,
    })
    expect(path()).toBe('/onboarding/phone')
    expect(boxes()[5]).toHaveFocus()
    expect(boxes()[5]).toBeInvalid()
    expect(boxes()[5]).toHaveAccessibleDescription('Please enter the 6-digit code.')
  })

  it('passes with any six characters', async () => {
    const { path } = await atCode()
    await userEvent.keyboard('abc12!{Enter}')
    await findTitle('Who’s sitting with us?')
    expect(path()).toBe('/onboarding/profile')
  })

  it("can be sent again: 'OTP Resent'", async () => {
    const { toast } = await atCode()
    await press('Resend OTP')
    expect(toast()).toMatchObject({
      title: 'OTP Resent',
      description: 'Your demo code is 417285.',
    })
  })

  it('is left for the phone number with Back and with the browser’s back button', async () => {
    const { back } = await atCode()
    await press('Back')
    await findTitle('What’s your number?')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('98450 12345')
    await press('Send OTP')
    await findTitle('Enter the code')
    await back()
    await findTitle('What’s your number?')
  })

  it('still stands after a reload, with what was typed', async () => {
    const { unmount } = await atCode()
    await userEvent.keyboard('417')
    unmount()
    renderOnboarding(null)
    await findTitle('Enter the code')
    expect(code()).toEqual(['4', '1', '7', '', '', ''])
    expect(boxes()[3]).toHaveFocus()
  })

  it('of another number is forgotten', async () => {
    await atCode()
    await userEvent.keyboard('417')
    await press('Back')
    await findTitle('What’s your number?')
    await userEvent.type(screen.getByLabelText('Mobile number'), '{Backspace}6')
    expect(storedDraft()).toMatchObject({ phone: '9845012346', code: '' })
  })
})
