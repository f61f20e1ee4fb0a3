// The matchers' types, for every test of the shell.
import { createOfflineWorker } from '../offline/offline-worker'
import '@testing-library/jest-dom/vitest'
import type { Language } from '@baithak/shared/contract'
import { createStorage } from '@baithak/shared/storage'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Texts } from '../host/mode-texts'
import { ShellRouter } from '../host/shell-router'
import { ShellContext, type ShellServices } from '../host/shell-services'
import { createToasts } from '../host/toasts'
import { withAllTexts } from '../languages/all-texts'
import { createKnownGood } from '../modes/known-good'
import { createRegistryKeeper } from '../modes/registry-keeper'

export function createTestServices(
  language: Language = 'en',
  area = () => window.localStorage,
): ShellServices {
  const toasts = createToasts()
  const storage = createStorage({
    backend: area,
    events: window,
    now: () => new Date(),
    onError: ({ kind }) => toasts.show({ title: `storage ${kind}` }),
  })
  const registry = createRegistryKeeper({ fetchOnce: async () => ({}) })
  return {
    i18n: withAllTexts(language),
    toasts,
    texts: new Texts(),
    registry,
    knownGood: createKnownGood(storage),
    report: () => {},
    offline: createOfflineWorker(),
    storage,
  }
}
interface Options {
  /** `null`: where the browser stands, as after a reload. */
  at?: string | null
  language?: Language
  area?: () => Storage
}

/** A part of the shell with real storage, texts, toasts and addresses, and no modes. */
export function renderShell(
  part: ReactNode,
  { at = '/', language = 'en', area = () => window.localStorage }: Options = {},
) {
  if (at !== null) window.history.replaceState(null, '', at)
  const services = createTestServices(language, area)
  const view = render(
    <ShellContext value={services}>
      <ShellRouter>{part}</ShellRouter>
    </ShellContext>,
  )
  return {
    ...services,
    unmount: view.unmount,
    path: () => window.location.pathname,
    toast: () => services.toasts.store.getState(),
    /** The browser's back button. */
    async back() {
      await act(async () => {
        const arrived = new Promise((resolve) =>
          window.addEventListener('popstate', resolve, { once: true }),
        )
        window.history.back()
        await arrived
      })
    },
  }
}
