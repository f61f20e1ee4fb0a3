import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AppContent } from '../app/app'
import { onboardingDraft } from '../onboarding/model/onboarding-draft'
import { renderShell } from './render-shell'

/** Renders onboarding at a path; `null` keeps the current one, as after a reload. */
export const renderOnboarding = (at: string | null, options?: Parameters<typeof renderShell>[1]) =>
  renderShell(<AppContent />, { ...options, at })

/** Stores a draft of an earlier visit. */
export const seedDraft = (draft: object) =>
  window.localStorage.setItem(
    'draft:onboarding',
    JSON.stringify({ ...onboardingDraft.fallback, ...draft }),
  )

export const storedDraft = () => JSON.parse(window.localStorage.getItem('draft:onboarding') ?? '{}')

export const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
