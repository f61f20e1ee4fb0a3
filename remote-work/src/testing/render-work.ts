import type { Language } from '@baithak/shared/contract'
import { renderMode } from '@baithak/shared/testing'
import { act } from '@testing-library/react'
import { vi } from 'vitest'
import en from '../locales/en.json'
import hi from '../locales/hi.json'
import WorkRoot from '../work-root'

/** Puts values into the local storage as the specification writes them down: text as it is, all else as JSON. */
export function seedLocalStorage(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values))
    window.localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}

/** What stands in the local storage under a key; null when it is not there. */
export const readLocalStorage = (key: string): unknown =>
  JSON.parse(window.localStorage.getItem(key) ?? 'null')

/** Another tab changes a key, and this one hears of it. */
export function changeInAnotherTab(key: string, value: unknown) {
  if (value === null) window.localStorage.removeItem(key)
  else seedLocalStorage({ [key]: value })
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
}

/** The device takes no more under one key, as when its storage is full. */
export function rejectWrites(key: string) {
  const setItem = Storage.prototype.setItem
  Storage.prototype.setItem = function (name, value) {
    if (name === key) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, name, value)
  }
  return () => {
    Storage.prototype.setItem = setItem
  }
}

/** Opens Work mode at a path and waits until its screen is there, chunk and all. */
export async function renderWork(
  at: string,
  { state, language = 'en' }: { state?: unknown; language?: Language } = {},
) {
  const work = renderMode(WorkRoot, { at, state, language, texts: { namespace: 'work', en, hi } })
  await waitForLazyScreen()
  return work
}

/** Waits for the chunk of a screen. Not `findBy…`: that waits in vain while a test stops the clock. */
export async function waitForLazyScreen() {
  await act(async () => {
    await vi.dynamicImportSettled()
  })
}
