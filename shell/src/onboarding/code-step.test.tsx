import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import {
  findTitle,
  openStep,
  press,
  renderOnboarding,
  seedDraft,
  storedDraft,
  type,
} from '../testing/render-onboarding'

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Character/ })
const code = () =>
  inputs()
    .map((box) => box.value || '_')
    .join('')

describe('the code', () => {
  async function atCode() {
    seedDraft({ phone: '9845012345' })
    const shell = await openStep('phone')
    await press('Send OTP')
    await findTitle('code')
    return shell
  }

  it('has six inputs for digits; typing moves on, and Backspace back', async () => {
    await atCode()
    expect(inputs()).toHaveLength(6)
    expect(inputs()[0]).toHaveFocus()
    expect(inputs()[0]).toHaveAttribute('inputmode', 'numeric')
    expect(inputs()[0]).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('41')
    expect(code()).toBe('41____')
    expect(inputs()[2]).toHaveFocus()
    await userEvent.keyboard('7{Backspace}')
    await waitFor(() => expect(inputs()[2]).toHaveFocus())
    await userEvent.keyboard('{Backspace}')
    expect(code()).toBe('41____')
    expect(inputs()[1]).toHaveFocus()
  })

  it.each(['Order 98765432: your code is 123 456.', '123-456'])(
    'fills all inputs from the paste of %j',
    async (text) => {
      await atCode()
      await userEvent.paste(text)
      expect(storedDraft()).toMatchObject({ code: '123456' })
      await findTitle('profile')
    },
  )

  it('fills the first inputs from the paste of an incomplete code', async () => {
    await atCode()
    await userEvent.paste(' 12 34 ')
    expect(code()).toBe('1234__')
    expect(inputs()[3]).toHaveFocus()
  })

  it('is filled by autofill and by keyboards that paste a message like a letter', async () => {
    await atCode()
    expect(inputs()[0]?.maxLength).toBeGreaterThan(100)
    fireEvent.input(inputs()[0] as HTMLElement, { target: { value: 'Code 123-456' } })
    expect(storedDraft()).toMatchObject({ code: '123456' })
  })

  it('with fewer than six characters is refused below the inputs and by a toast', async () => {
    const { toast, path } = await atCode()
    const description = 'Please enter the 6-digit code.'
    await userEvent.keyboard('41728')
    await press('Verify OTP')
    expect(toast()).toMatchObject({ title: 'Invalid OTP', description, destructive: true })
    expect(path()).toBe('/onboarding/phone')
    expect(inputs()[5]).toHaveFocus()
    expect(inputs()[5]).toBeInvalid()
    expect(inputs()[5]).toHaveAccessibleDescription(description)
    expect(screen.getByText('Demo code 417285')).toBeInTheDocument()
  })

  it('is submitted by the sixth character, and by the button for those who come back', async () => {
    const { back } = await atCode()
    await userEvent.keyboard('417285')
    await findTitle('profile')
    await back()
    await findTitle('code')
    expect(code()).toBe('417285')
    await press('Verify OTP')
    await findTitle('profile')
  })

  it("that is sent again ('OTP Resent') empties the boxes and the error", async () => {
    const { toast } = await atCode()
    await userEvent.keyboard('41728')
    await press('Verify OTP')
    await press('Resend OTP')
    expect(toast()).toMatchObject({ title: 'OTP Resent', description: 'Your demo code is 417285.' })
    expect(code()).toBe('______')
    expect(storedDraft().code).toBe('')
    expect(screen.queryByText('Please enter the 6-digit code.')).toBeNull()
    await waitFor(() => expect(inputs()[0]).toHaveFocus())
    expect(inputs()[0]).not.toBeInvalid()
  })

  it('Back and the browser’s back button lead to the phone number', async () => {
    const { back } = await atCode()
    await press('Back')
    await findTitle('phone')
    expect(screen.getByLabelText('Mobile number')).toHaveValue('98450 12345')
    await press('Send OTP')
    await findTitle('code')
    await back()
    await findTitle('phone')
  })

  it('is still shown after a reload, with its input', async () => {
    const { unmount } = await atCode()
    await userEvent.keyboard('417')
    unmount()
    renderOnboarding(null)
    await findTitle('code')
    expect(code()).toBe('417___')
    expect(inputs()[3]).toHaveFocus()
  })

  it('is cleared when the number changes', async () => {
    await atCode()
    await userEvent.keyboard('417')
    await press('Back')
    await findTitle('phone')
    await type('Mobile number', '{Backspace}6')
    expect(storedDraft()).toMatchObject({ phone: '9845012346', code: '' })
  })
})
