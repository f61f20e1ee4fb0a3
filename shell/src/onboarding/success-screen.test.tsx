import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as navigation from '../navigation/router'
import { findTitle, press, renderOnboarding, seedDraft } from '../testing/render-onboarding'

const restart = vi.fn()
const { useNavigation } = navigation

beforeEach(() => {
  restart.mockClear()
  vi.spyOn(navigation, 'useNavigation').mockImplementation(() => ({ ...useNavigation(), restart }))
})

describe('the saved seat', () => {
  const aanya = { phone: '9845012345', code: '417285', name: 'Aanya Rao' }

  it("'Let's Go' makes the newcomer a member and restarts the app", async () => {
    seedDraft(aanya)
    renderOnboarding('/onboarding/success')
    await findTitle('Your seat is saved')
    expect(screen.getByText(/^Namaste, Aanya\./)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Your counter' })).toBeNull()
    await press("Let's Go")
    expect(localStorage.getItem('isUserOnboarded')).toBe('true')
    expect(localStorage.getItem('userName')).toBe('Aanya Rao')
    expect(localStorage.getItem('userId')).toMatch(/^U-[A-Z0-9]{8}$/)
    expect(localStorage.getItem('draft:onboarding')).toBeNull()
    expect(restart).toHaveBeenCalledOnce()
  })

  it("'Let's Go' makes a visitor who opened it directly a member and restarts the app", async () => {
    renderOnboarding('/onboarding/success')
    await findTitle('Your seat is saved')
    await press("Let's Go")
    expect(localStorage.getItem('isUserOnboarded')).toBe('true')
    expect(restart).toHaveBeenCalledOnce()
  })
})
