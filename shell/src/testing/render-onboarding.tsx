import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { vi } from 'vitest'
import { AppContent } from '../app/app'
import * as navigation from '../navigation/router'
import { onboardingDraft } from '../onboarding/draft'
import { renderShell } from './render-shell'

/** Renders onboarding at a path; `null` keeps the current one, as after a reload. */
export const renderOnboarding = (at: string | null) => renderShell(<AppContent />, { at })

const titles = {
  welcome: 'Work, Party, Perform',
  phone: 'What’s your number?',
  code: 'Enter the code',
  profile: 'Who’s sitting with us?',
  interests: 'What brings you out?',
  permissions: 'Three small favours',
  success: 'Your seat is saved',
}

export const findTitle = (screenName: keyof typeof titles) =>
  screen.findByRole('heading', { level: 1, name: titles[screenName] })

/** Opens a step at its path, and waits for it. */
export async function openStep(step: Exclude<keyof typeof titles, 'welcome' | 'code'>) {
  const shell = renderOnboarding(`/onboarding/${step}`)
  await findTitle(step)
  return shell
}

/** Stores a draft of an earlier visit. */
export const seedDraft = (draft: object) =>
  window.localStorage.setItem(
    'draft:onboarding',
    JSON.stringify({ ...onboardingDraft.fallback, ...draft }),
  )

export const storedDraft = () => JSON.parse(window.localStorage.getItem('draft:onboarding') ?? '{}')

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

export async function paste(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

/** Replaces the restart of the app, because jsdom loads no page. */
export function mockRestart() {
  const restart = vi.fn()
  const { useNavigation } = navigation
  vi.spyOn(navigation, 'useNavigation').mockImplementation(() => ({ ...useNavigation(), restart }))
  return restart
}
