import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { openParty } from './render-party'

export const today = new Date(2026, 10, 21, 12)
export const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

/** The wizard's day, and its screens, which are in chunks of their own: a test does not wait for a first look at them. */
export function beforeTheWizard() {
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

export const onStep = (name: string) => screen.findByText(name, { selector: 'h1' })
// `hidden` spares the look at every ancestor's style, of which a calendar has many.
export const press = (name: string) =>
  user.click(screen.getByRole('button', { name, hidden: true }))
export const field = (name: string) => screen.getByLabelText(name)
export const total = () => screen.getByText('Estimated total').parentElement

export async function openWizard(at = '/party/create') {
  const party = openParty(at)
  await screen.findByText(/^Step/)
  return party
}
export async function goTo(step: number) {
  for (let each = 1; each < step; each += 1) await press('Next')
}
