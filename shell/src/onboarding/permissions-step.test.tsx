import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { findTitle, press, renderOnboarding, storedDraft } from '../testing/render-onboarding'

describe('the permissions', () => {
  it('are three switches, off by default', async () => {
    const { path } = renderOnboarding('/onboarding/permissions')
    await findTitle('Three small favours')
    for (const name of ['Location', 'Notifications', 'Camera'])
      expect(screen.getByRole('switch', { name })).not.toBeChecked()
    await userEvent.click(screen.getByRole('switch', { name: 'Notifications' }))
    expect(screen.getByRole('switch', { name: 'Notifications' })).toBeChecked()
    await press('Continue')
    expect(path()).toBe('/onboarding/success')
    expect(storedDraft().permissions).toEqual({
      location: false,
      notifications: true,
      camera: false,
    })
  })
})
