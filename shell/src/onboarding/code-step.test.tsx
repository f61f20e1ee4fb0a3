import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  findTitle,
  press,
  renderOnboarding,
  seedDraft,
  storedDraft,
} from '../testing/render-onboarding'
import { codeStepState, paths } from './steps'

const inputs = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Character/ })
const code = () =>
  inputs()
    .map((box) => box.value || '_')
    .join('')

async function atCode() {
  seedDraft({ phone: '9845012345' })
  window.history.replaceState({ usr: codeStepState }, '', paths.phone)
  const shell = renderOnboarding(null)
  await findTitle('code')
  return shell
}

it('the code has six inputs: typing moves on, Backspace back, and a reload keeps them', async () => {
  const { unmount } = await atCode()
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
  unmount()
  renderOnboarding(null)
  await findTitle('code')
  expect(code()).toBe('41____')
  expect(inputs()[2]).toHaveFocus()
})

it('a paste fills the first inputs, and one of a whole message all of them', async () => {
  await atCode()
  await userEvent.paste(' 12 34 ')
  expect(code()).toBe('1234__')
  expect(inputs()[3]).toHaveFocus()
  await userEvent.paste('Order 98765432: your code is 123 456.')
  expect(storedDraft()).toMatchObject({ code: '123456' })
  await findTitle('profile')
})

it('the code is filled by autofill and by keyboards that paste a message like a letter', async () => {
  await atCode()
  expect(inputs()[0]?.maxLength).toBeGreaterThan(100)
  fireEvent.input(inputs()[0] as HTMLElement, { target: { value: 'Code 123-456' } })
  expect(storedDraft()).toMatchObject({ code: '123456' })
})

it('fewer than six characters are refused, and a code that is sent again clears them', async () => {
  const { toast, path } = await atCode()
  const description = 'Please enter the 6-digit code.'
  await userEvent.paste('41728')
  await press('Verify OTP')
  expect(toast()).toMatchObject({ title: 'Invalid OTP', description, destructive: true })
  expect(path()).toBe('/onboarding/phone')
  expect(inputs()[5]).toHaveFocus()
  expect(inputs()[5]).toBeInvalid()
  expect(inputs()[5]).toHaveAccessibleDescription(description)
  expect(screen.getByText('Demo code 417285')).toBeInTheDocument()
  await press('Resend OTP')
  expect(toast()).toMatchObject({ title: 'OTP Resent', description: 'Your demo code is 417285.' })
  expect(code()).toBe('______')
  expect(storedDraft().code).toBe('')
  expect(screen.queryByText(description)).toBeNull()
  await waitFor(() => expect(inputs()[0]).toHaveFocus())
  expect(inputs()[0]).not.toBeInvalid()
})

it('the sixth character, of any kind, submits the code, and the button does for those who come back', async () => {
  const { back } = await atCode()
  await userEvent.keyboard('41a28!')
  await findTitle('profile')
  await back()
  await findTitle('code')
  expect(code()).toBe('41a28!')
  await press('Verify OTP')
  await findTitle('profile')
})

it('Back and the browser’s back button lead to the number, and another number clears the code', async () => {
  const { back } = await atCode()
  await userEvent.paste('417')
  await press('Back')
  await findTitle('phone')
  const field = () => screen.getByLabelText('Mobile number')
  expect(field()).toHaveValue('98450 12345')
  await press('Send OTP')
  await findTitle('code')
  expect(code()).toBe('417___')
  await back()
  await findTitle('phone')
  await userEvent.type(field(), '{Backspace}6')
  expect(storedDraft()).toMatchObject({ phone: '9845012346', code: '' })
})
