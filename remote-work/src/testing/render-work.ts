import type { Language } from '@baithak/contract'
import { renderMode, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import WorkRoot from '../work-root'

export const translations = {
  namespace: 'work',
  files: import.meta.glob<object>('../locales/**/*.json', { eager: true, import: 'default' }),
}

/** Renders Work at a path on a device with these stored values, and waits for the lazy screen. */
export async function renderWork(
  at: string,
  stored = {},
  { state, language = 'en' }: { state?: unknown; language?: Language } = {},
) {
  seedLocalStorage(stored)
  const work = renderMode(WorkRoot, { at, state, language, translations })
  await waitForLazyScreen()
  return work
}

export async function tap(name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') {
  await userEvent.click(screen.getByRole(role, { name }))
  await waitForLazyScreen()
}

export const href = (name: string | RegExp) =>
  screen.getByRole('link', { name }).getAttribute('href')

/** The section below a heading. */
export const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement)
