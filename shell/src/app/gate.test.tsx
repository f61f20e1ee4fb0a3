// biome-ignore-all lint/style/noRestrictedGlobals: the test is another tab
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { onboardingDraft } from '../onboarding/model/onboarding-draft'
import { press, seedDraft } from '../testing/render-onboarding'
import { renderShell } from '../testing/render-shell'
import { Gate } from './gate'

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

it('a sign-out in another tab clears the input at once, and for good', async () => {
  const { storage } = renderShell(<Gate />, { at: '/onboarding/phone' })
  await userEvent.type(await screen.findByRole('textbox'), '98765')
  expect(storage.record(onboardingDraft).getState().phone).toBe('98765')
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  await userEvent.type(await screen.findByRole('textbox'), '4')
  expect(storage.record(onboardingDraft).getState().phone).toBe('4')
})

/** The page lies in the back-forward cache while something happens in another tab, of which it receives no event. */
function whileInBackForwardCache(happen: () => void) {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  happen()
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
}

it('a page that returns from the back-forward cache after a sign-out has empty fields', async () => {
  const { storage } = renderShell(<Gate />, { at: '/onboarding/phone' })
  await userEvent.type(await screen.findByRole('textbox'), '98765')
  whileInBackForwardCache(() => localStorage.clear())
  expect(await screen.findByRole('textbox')).toHaveValue('')
  expect(storage.record(onboardingDraft).getState().phone).toBe('')
})

function signIn(userId: string) {
  localStorage.setItem('isUserOnboarded', 'true')
  localStorage.setItem('userId', userId)
}

it('a page that returns from the back-forward cache is reset for another member only', async () => {
  signIn('member-1')
  renderShell(<Gate />)
  const heading = await screen.findByRole('heading', { name: 'What kind of sitting?' })
  whileInBackForwardCache(() => {})
  expect(heading).toBeInTheDocument()
  whileInBackForwardCache(() => {
    localStorage.clear()
    signIn('member-2')
  })
  expect(heading).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: 'What kind of sitting?' })).toBeInTheDocument()
})
