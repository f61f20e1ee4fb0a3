// biome-ignore-all lint/style/noRestrictedGlobals: the test is another tab
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { onboardingDraft } from '../onboarding/model/onboarding-draft'
import { renderShell } from '../testing/render-shell'
import { Gate } from './gate'

test('a sign-out in another tab clears the input at once, and for good', async () => {
  const { storage } = renderShell(<Gate />, { at: '/onboarding/phone' })
  await userEvent.type(await screen.findByRole('textbox'), '98765')
  expect(storage.item(onboardingDraft).getState().phone).toBe('98765')
  localStorage.clear()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
  await userEvent.type(await screen.findByRole('textbox'), '4')
  expect(storage.item(onboardingDraft).getState().phone).toBe('4')
})
