import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { press, seedDraft } from '../testing/render-onboarding'
import { renderShell } from '../testing/render-shell'
import { Gate } from './gate'

it('a page from the back-forward cache shows the current session', async () => {
  renderShell(<Gate />)
  await screen.findByRole('heading', { name: 'Work, Party, Perform' })
  localStorage.setItem('isUserOnboarded', 'true')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByRole('heading', { name: 'What kind of sitting?' })).toBeInTheDocument()
})

it.each(['%0A', '%0d', '%E2%80%A8'])(
  'a path with the line break %s leads to the start',
  async (code) => {
    localStorage.setItem('isUserOnboarded', 'true')
    renderShell(<Gate />, { at: `/cafe/one${code}two` })
    expect(
      await screen.findByRole('heading', { name: 'What kind of sitting?' }),
    ).toBeInTheDocument()
  },
)

it('a path that a mode opens to everybody needs no onboarding', () => {
  renderShell(<Gate />, { at: '/party/invitation' })
  expect(screen.queryByRole('heading', { name: 'Work, Party, Perform' })).toBeNull()
  expect(window.location.pathname).toBe('/party/invitation')
})

it('Your counter: a partner can go there at the end of onboarding', async () => {
  seedDraft({ phone: '9845012345', code: '417285', name: 'Aanya Rao', role: 'Café Partner' })
  renderShell(<Gate />, { at: '/onboarding/success' })
  await screen.findByRole('heading', { name: 'Your seat is saved' })
  await press('Your counter')
  expect(localStorage.getItem('isUserOnboarded')).toBe('true')
  expect(window.location.pathname).toBe('/admin')
})
