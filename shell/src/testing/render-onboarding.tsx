import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { blankDraft } from '../onboarding/model/onboarding-draft'
import { OnboardingRoutes } from '../onboarding/onboarding-routes'
import { renderShell } from './render-shell'

/** A newcomer at an address; `null` after a reload. */
export const open = (at: string | null, options?: Parameters<typeof renderShell>[1]) =>
  renderShell(<OnboardingRoutes />, { ...options, at })

/** What an earlier visit has left on the device. */
export const keep = (draft: object) =>
  window.localStorage.setItem('draft:onboarding', JSON.stringify({ ...blankDraft, ...draft }))

export const keptDraft = () => JSON.parse(window.localStorage.getItem('draft:onboarding') ?? '{}')

export const title = (name: string) => screen.findByRole('heading', { level: 1, name })

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
