import { contrast, themeTokens } from '@baithak/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { findTitle, press, renderOnboarding, storedDraft } from '../testing/render-onboarding'

describe('the profile', () => {
  it('requires a full name, with an error below the field and as a toast', async () => {
    const { toast, path } = renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    const field = screen.getByLabelText('Full name')
    await userEvent.type(field, '   ')
    await press('Continue')
    expect(toast()).toMatchObject({
      title: 'Full Name Required',
      description: 'Please enter your full name.',
      destructive: true,
    })
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Please enter your full name.')
    expect(path()).toBe('/onboarding/profile')
  })

  it('takes a name, any email, any date of birth and one of three roles', async () => {
    renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), 'Aanya Rao')
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'aanya@')
    await userEvent.type(screen.getByLabelText('Date of birth'), '3000-01-01')
    const roles = screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))
    expect(roles).toEqual(['Customer', 'Artist', 'Café Partner'])
    expect(screen.getByRole('radio', { name: 'Customer' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Café Partner' }))
    await press('Continue')
    await findTitle('What brings you out?')
    expect(storedDraft()).toMatchObject({
      name: 'Aanya Rao',
      email: 'aanya@',
      dateOfBirth: '3000-01-01',
      role: 'Café Partner',
    })
  })
})

describe('the interests', () => {
  it('are eight; any number can be chosen', async () => {
    const { path } = renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 5')
    const names = ['Work', 'Party', 'Gigs', 'Networking', 'Music', 'Food', 'Art', 'Events']
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    for (const name of names) expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
    for (const name of ['Music', 'Art', 'Music'])
      await userEvent.click(screen.getByRole('checkbox', { name }))
    expect(storedDraft().interests).toEqual(['Art'])
    await press('Continue')
    expect(path()).toBe('/onboarding/permissions')
  })

  it.each(['light', 'dark'] as const)('are readable when chosen in %s', async (theme) => {
    const tokens = themeTokens()[theme]
    renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    const cards = screen.getAllByRole('checkbox').map((box) => {
      const [, token = ''] =
        /--card: var\(--color-([\w-]+)\)/.exec(box.closest('label')?.style.cssText ?? '') ?? []
      return { interest: box.getAttribute('value'), colour: tokens[token] ?? '' }
    })
    const insufficient = cards.flatMap(({ interest, colour }) =>
      ['white', 'lamp', 'on-toast']
        .map((text) => ({ interest, text, actual: contrast(tokens[text] ?? '', colour) }))
        .filter(({ actual }) => !(actual >= 4.5)),
    )
    expect(insufficient).toEqual([])
  })
})

it('the permissions are three switches, off by default', async () => {
  const { path } = renderOnboarding('/onboarding/permissions')
  await findTitle('Three small favours')
  for (const name of ['Location', 'Notifications', 'Camera'])
    expect(screen.getByRole('switch', { name })).not.toBeChecked()
  await userEvent.click(screen.getByRole('switch', { name: 'Notifications' }))
  await press('Continue')
  expect(path()).toBe('/onboarding/success')
  expect(storedDraft().permissions).toEqual({ location: false, notifications: true, camera: false })
})

describe('the steps', () => {
  it('Back leads to the previous step, also without history', async () => {
    const { path } = renderOnboarding('/onboarding/permissions')
    await findTitle('Three small favours')
    for (const title of [
      'What brings you out?',
      'Who’s sitting with us?',
      'What’s your number?',
      'Work, Party, Perform',
    ]) {
      await press('Back')
      await findTitle(title)
    }
    expect(path()).toBe('/')
  })

  it('back and reload keep the input', async () => {
    const { unmount, back } = renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), 'Aanya Rao')
    await press('Continue')
    await findTitle('What brings you out?')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Food' }))
    await back()
    await findTitle('Who’s sitting with us?')
    expect(screen.getByLabelText('Full name')).toHaveValue('Aanya Rao')
    unmount()
    renderOnboarding('/onboarding/interests')
    await findTitle('What brings you out?')
    expect(screen.getByRole('checkbox', { name: 'Food' })).toBeChecked()
  })

  it('on a device that stores nothing typing goes on, with one toast', async () => {
    const refusing = Object.create(localStorage, {
      getItem: { value: () => null },
      setItem: {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    })
    const { toasts } = renderOnboarding('/onboarding/profile', { area: () => refusing })
    const onToast = vi.fn()
    toasts.store.subscribe(onToast)
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), 'Aanya')
    expect(screen.getByLabelText('Full name')).toHaveValue('Aanya')
    await waitFor(() => expect(onToast).toHaveBeenCalledOnce())
  })
})
