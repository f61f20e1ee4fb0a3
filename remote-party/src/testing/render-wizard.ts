import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { renderParty } from './render-party'

export const today = new Date('2026-11-21T12:00+05:30')
export const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

/** Sets the date of every test in the file and loads the lazy screens before the first one. */
export function setUpWizardTests() {
  beforeAll(
    () => Promise.all([import('../wizard/wizard-page'), import('../my-parties/my-parties-page')]),
    60_000,
  )
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(today)
  })
  afterEach(() => vi.useRealTimers())
}

export const findStep = (title: string) => screen.findByText(title, { selector: 'h1' })
// `hidden` skips the visibility check of every ancestor, which is slow in a calendar.
export const press = (name: string) =>
  user.click(screen.getByRole('button', { name, hidden: true }))
export const field = (name: string) => screen.getByLabelText(name)
export const total = () => screen.getByText('Estimated total').parentElement

export async function renderWizard(at = '/party/create') {
  const party = renderParty(at)
  await screen.findByText(/^Step/)
  return party
}

/** Presses Next from step 1 to this step. */
export async function goToStep(step: number) {
  for (let current = 1; current < step; current += 1) await press('Next')
}
