import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  findTitle,
  press,
  renderOnboarding,
  seedDraft,
  storedDraft,
} from '../testing/render-onboarding'

const inputs = () => screen.getAllByRole('textbox', { name: /^Character/ })
const code = () => inputs().map((box) => (box as HTMLInputElement).value)

describe('the code', () => {
  async function atCode() {
    seedDraft({ phone: '9845012345' })
    const shell = renderOnboarding('/onboarding/phone')
    await findTitle('What’s your number?')
    await press('Send OTP')
    await findTitle('Enter the code')
    return shell
  }

  it('has six inputs for digits; typing moves on, and Backspace back', async () => {
    await atCode()
    expect(inputs()).toHaveLength(6)
    expect(inputs()[0]).toHaveFocus()
    expect(inputs()[0]).toHaveAttribute('inputmode', 'numeric')
    expect(inputs()[0]).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('41')
    expect(code()).toEqual(['4', '1', '', '', '', ''])
    expect(inputs()[2]).toHaveFocus()
    await userEvent.keyboard('7{Backspace}')
    await waitFor(() => expect(inputs()[2]).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    expect(code()).toEqual(['4', '1', '', '', '', ''])
    expect(inputs()[1]).toHaveFocus()
  })

  it.each(['Order 98765432: your code is 123 456.', '123-456'])(
    'fills all inputs from the paste of %j',
    async (text) => {
      await atCode()
      await userEvent.paste(text)
      expect(storedDraft()).toMatchObject({ code: '123456' })
      await findTitle('Who’s sitting with us?')
    },
  )

  it('fills the first inputs from the paste of an incomplete code', async () => {
    await atCode()
    await userEvent.paste(' 12 34 ')
    expect(code()).toEqual(['1', '2', '3', '4', '', ''])
    expect(inputs()[3]).toHaveFocus()
  })

  it('is filled by autofill and by keyboards that paste a message like a letter', async () => {
    await atCode()
    expect((inputs()[0] as HTMLInputElement).maxLength).toBeGreaterThan(100)
    fireEvent.input(inputs()[0] as HTMLElement, { target: { value: 'Code 123-456' } })
    expect(storedDraft()).toMatchObject({ code: '123456' })
  })

  it('with fewer than six characters shows an error, below the inputs and as a toast', async () => {
    const { toast, path } = await atCode()
    await userEvent.keyboard('41728')
    await press('Verify OTP')
    expect(toast()).toMatchObject({
      title: 'Invalid OTP',
      description: 'Please enter the 6-digit code.',
      destructive: true,
    })
    expect(path()).toBe('/onboarding/phone')
    expect(inputs()[5]).toHaveFocus()
    expect(inputs()[5]).toBeInvalid()
    expect(inputs()[5]).toHaveAccessibleDescription('Please enter the 6-digit code.')
  })

  it('Details: submits on the sixth character, once, and the button stays for those who come back', async () => {
    const { back } = await atCode()
    await userEvent.keyboard('417285')
    await findTitle('Who’s sitting with us?')
    await back()
    await findTitle('Enter the code')
    expect(code()).toEqual(['4', '1', '7', '2', '8', '5'])
    await press('Verify OTP')
    await findTitle('Who’s sitting with us?')
  })

  it('of the demo stays below the boxes, whatever is typed', async () => {
    await atCode()
    await userEvent.keyboard('12')
    await press('Verify OTP')
    expect(screen.getByText('Demo code 417285')).toBeInTheDocument()
  })

  it('empties the boxes and the error when it is sent again, and focuses the first box', async () => {
    await atCode()
    await userEvent.keyboard('41728')
    await press('Verify OTP')
    await press('Resend OTP')
    expect(code()).toEqual(['', '', '', '', '', ''])
    expect(storedDraft().code).toBe('')
    expect(screen.queryByText('Please enter the 6-digit code.')).toBeNull()
    await waitFor(() => expect(inputs()[0]).toHaveFocus())
    expect(inputs()[0]).not.toBeInvalid()
  })

  it("can be sent again: 'OTP Resent'", async () => {
    const { toast } = await atCode()
    await press('Resend OTP')
    expect(toast()).toMatchObject({
      title: 'OTP Resent',
      description: 'Your demo code is 417285.',
    })
  })

  it('Back and the browser’s back button lead to the phone number', async () => {
    const { back } = await atCode()
    await press('Back')
    await findTitle('What’s your number?')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('98450 12345')
    await press('Send OTP')
    await findTitle('Enter the code')
    await back()
    await findTitle('What’s your number?')
  })

  it('is still shown after a reload, with its input', async () => {
    const { unmount } = await atCode()
    await userEvent.keyboard('417')
    unmount()
    renderOnboarding(null)
    await findTitle('Enter the code')
    expect(code()).toEqual(['4', '1', '7', '', '', ''])
    expect(inputs()[3]).toHaveFocus()
  })

  it('is cleared when the number changes', async () => {
    await atCode()
    await userEvent.keyboard('417')
    await press('Back')
    await findTitle('What’s your number?')
    await userEvent.type(screen.getByLabelText('Mobile number'), '{Backspace}6')
    expect(storedDraft()).toMatchObject({ phone: '9845012346', code: '' })
  })
})
