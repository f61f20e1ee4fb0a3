import { rejectWrites } from '@baithak/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import {
  findTitle,
  mockRestart,
  openStep,
  paste,
  press,
  seedDraft,
  storedDraft,
} from '../testing/render-onboarding'

it.each([
  {
    step: 'phone' as const,
    label: 'Mobile number',
    text: '984501234',
    action: 'Send OTP',
    title: 'Invalid Phone Number',
    description: 'Please enter a valid 10-digit phone number.',
  },
  {
    step: 'profile' as const,
    label: 'Full name',
    text: ' \u3164',
    action: 'Continue',
    title: 'Full Name Required',
    description: 'Please enter your full name.',
  },
])('$label $text is refused below the field and by a toast', async (refused) => {
  const { step, label, text, action, title, description } = refused
  const { toast, path } = await openStep(step)
  await paste(label, text)
  await press(action)
  const field = screen.getByLabelText(label)
  expect(toast()).toMatchObject({ title, description, destructive: true })
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(description)
  expect(path()).toBe(`/onboarding/${step}`)
  await userEvent.keyboard('5')
  expect(field).not.toBeInvalid()
})

it('the phone number is formatted, can be edited in the middle, and leads to the code', async () => {
  const { toast, path } = await openStep('phone')
  await paste('Mobile number', '9845012345')
  const field = screen.getByLabelText<HTMLInputElement>('Mobile number')
  expect(field).toHaveValue('98450 12345')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAttribute('autocomplete', 'tel-national')
  expect(storedDraft().phone).toBe('9845012345')
  field.setSelectionRange(3, 3)
  await userEvent.keyboard('{Backspace}7')
  expect(field).toHaveValue('98750 12345')
  expect(field.selectionStart).toBe(3)
  await userEvent.keyboard('{Enter}')
  await findTitle('code')
  expect(path()).toBe('/onboarding/phone')
  expect(toast()).toMatchObject({ title: 'OTP Sent', description: 'Your demo code is 417285.' })
  expect(screen.getByText('+91 98750 12345')).toBeInTheDocument()
})

it('the profile takes a name, any email, any date of birth and one of three roles', async () => {
  await openStep('profile')
  await paste('Full name', 'Aanya Rao')
  await paste('Email (optional)', 'aanya@')
  await paste('Date of birth', '3000-01-01')
  const roles = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
  expect(roles).toEqual(['Customer', 'Artist', 'Café Partner'])
  expect(screen.getByRole('radio', { name: 'Customer' })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: 'Café Partner' }))
  await press('Continue')
  await findTitle('interests')
  expect(storedDraft()).toMatchObject({
    name: 'Aanya Rao',
    email: 'aanya@',
    dateOfBirth: '3000-01-01',
    role: 'Café Partner',
  })
  await press('Back')
  expect(await screen.findByLabelText('Full name')).toHaveValue('Aanya Rao')
})

it('the interests are eight; any number can be chosen', async () => {
  const { path } = await openStep('interests')
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 5')
  const names = ['Work', 'Party', 'Gigs', 'Networking', 'Music', 'Food', 'Art', 'Events']
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: false })
  expect(boxes.map((box) => box.labels?.[0]?.textContent)).toEqual(names)
  for (const name of ['Music', 'Art', 'Music'])
    await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(storedDraft().interests).toEqual(['Art'])
  await press('Continue')
  expect(path()).toBe('/onboarding/permissions')
  await press('Back')
  expect(await screen.findByRole('checkbox', { name: 'Art' })).toBeChecked()
})

it('the permissions are three switches, off by default', async () => {
  const { path } = await openStep('permissions')
  for (const name of ['Location', 'Notifications', 'Camera'])
    expect(screen.getByRole('switch', { name })).not.toBeChecked()
  await userEvent.click(screen.getByRole('switch', { name: 'Notifications' }))
  await press('Continue')
  expect(path()).toBe('/onboarding/success')
  expect(storedDraft().permissions).toEqual({ location: false, notifications: true, camera: false })
})

it.each([
  ['a newcomer', { phone: '9845012345', code: '417285', name: 'Aanya Rao' }, /^Namaste, Aanya\./],
  ['a visitor who opened it directly', {}, 'Your seat is saved'],
])("'Let's Go' makes %s a member and restarts the app", async (_, draft, text) => {
  const restart = mockRestart()
  seedDraft(draft)
  await openStep('success')
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Your counter' })).toBeNull()
  await press("Let's Go")
  expect(localStorage.getItem('isUserOnboarded')).toBe('true')
  expect(localStorage.getItem('userId')).toMatch(/^U-[A-Z0-9]{8}$/)
  expect(restart).toHaveBeenCalledOnce()
})

it('a café partner can go to the counter at the end of onboarding', async () => {
  seedDraft({ name: 'Aanya Rao', role: 'Café Partner' })
  const { path } = await openStep('success')
  await press('Your counter')
  expect(localStorage.getItem('isUserOnboarded')).toBe('true')
  expect(path()).toBe('/admin')
})

it('Back leads to the previous step, also without history', async () => {
  const { path } = await openStep('permissions')
  for (const step of ['interests', 'profile', 'phone', 'welcome'] as const) {
    await press('Back')
    await findTitle(step)
  }
  expect(path()).toBe('/')
})

it('on a device that stores nothing typing goes on, with one toast', async () => {
  rejectWrites()
  const { toasts } = await openStep('profile')
  const onToast = vi.fn()
  toasts.store.subscribe(onToast)
  await userEvent.type(screen.getByLabelText('Full name'), 'Aanya')
  expect(screen.getByLabelText('Full name')).toHaveValue('Aanya')
  await waitFor(() => expect(onToast).toHaveBeenCalledOnce())
})
