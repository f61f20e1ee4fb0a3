import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findTitle, press, renderOnboarding, storedDraft } from '../testing/render-onboarding'

describe('the profile', () => {
  it('requires a full name, with an error below the field and as a toast', async () => {
    const { toast, path } = renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), '   ')
    await press('Continue')
    expect(toast()).toMatchObject({
      title: 'Full Name Required',
      description: 'Please enter your full name.',
      destructive: true,
    })
    const field = screen.getByLabelText('Full name')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Please enter your full name.')
    expect(path()).toBe('/onboarding/profile')
  })

  it('requires no email and accepts any date of birth', async () => {
    const { path } = renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    await userEvent.type(screen.getByLabelText('Full name'), 'Aanya Rao')
    await userEvent.type(screen.getByLabelText('Email (optional)'), 'aanya@')
    await userEvent.type(screen.getByLabelText('Date of birth'), '3000-01-01')
    await press('Continue')
    await findTitle('What brings you out?')
    expect(path()).toBe('/onboarding/interests')
    expect(storedDraft()).toMatchObject({ email: 'aanya@', dateOfBirth: '3000-01-01' })
  })

  it('offers Customer, Artist and Café Partner', async () => {
    renderOnboarding('/onboarding/profile')
    await findTitle('Who’s sitting with us?')
    const group = screen.getByRole('group', { name: 'I’m joining as' })
    expect(within(group).getByRole('radio', { name: 'Customer' })).toBeChecked()
    await userEvent.click(within(group).getByRole('radio', { name: 'Café Partner' }))
    expect(within(group).getByRole('radio', { name: 'Café Partner' })).toBeChecked()
    expect(within(group).getByRole('radio', { name: 'Artist' })).not.toBeChecked()
    expect(storedDraft().role).toBe('Café Partner')
  })
})
