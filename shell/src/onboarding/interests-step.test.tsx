import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { keptDraft, open, press, title } from '../testing/render-onboarding'

describe('the interests', () => {
  it('are eight, and none has to be chosen', async () => {
    const { path } = open('/onboarding/interests')
    await title('What brings you out?')
    const names = ['Work', 'Party', 'Gigs', 'Networking', 'Music', 'Food', 'Art', 'Events']
    expect(screen.getAllByRole('checkbox')).toHaveLength(8)
    for (const name of names) expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
    await press('Continue')
    expect(path()).toBe('/onboarding/permissions')
  })

  it('can be chosen together, and given up', async () => {
    open('/onboarding/interests')
    await title('What brings you out?')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Art' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Music' }))
    expect(keptDraft().interests).toEqual(['Art'])
  })
})
