import type { Language } from '@baithak/contract'
import { renderMode } from '@baithak/testing'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import WorkRoot from '../work-root'

export const translations = {
  namespace: 'work',
  files: import.meta.glob<object>('../locales/*.json', { eager: true, import: 'default' }),
}

/** Writes to local storage as the specification says: strings as they are, other values as JSON. */
export function seedLocalStorage(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values))
    window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}

export const readLocalStorage = (key: string): unknown =>
  JSON.parse(window.localStorage.getItem(key) ?? 'null')

/** Renders Work at a path and waits for the lazy screen. */
export async function renderWork(
  at: string,
  { state, language = 'en' }: { state?: unknown; language?: Language } = {},
) {
  const work = renderMode(WorkRoot, {
    at,
    state,
    language,
    translations,
  })
  await waitForLazyScreen()
  return work
}

/** Waits for the chunk of a lazy screen. `findBy…` would time out under fake timers. */
export async function waitForLazyScreen() {
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}
