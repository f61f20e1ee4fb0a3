// biome-ignore-all lint/style/noRestrictedGlobals: the test is another tab
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { onboardingDraft } from '../onboarding/draft'
import { openStep, press, seedDraft } from '../testing/render-onboarding'
import { renderShell } from '../testing/render-shell'
import { AppContent } from './app'

it('a café partner can go to the counter at the end of onboarding', async () => {
  seedDraft({ phone: '9845012345', code: '417285', name: 'Aanya Rao', role: 'Café Partner' })
  await openStep('success')
  await press('Your counter')
  expect(localStorage.getItem('isUserOnboarded')).toBe('true')
  expect(window.location.pathname).toBe('/admin')
})

it('a sign-out in another tab clears the input at once', async () => {
  const { storage } = await openStep('phone')
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
  const { storage } = await openStep('phone')
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
  renderShell(<AppContent />)
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
