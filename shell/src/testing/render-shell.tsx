// The matchers' types, for every test of the shell.
import { createOfflineWorker } from '../offline/offline-worker'
import '@testing-library/jest-dom/vitest'
import type { Language } from '@baithak/contract'
import { createStorage } from '@baithak/storage'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createBundledI18n } from '../languages/bundled-i18n'
import { createKnownGood } from '../modes/known-good'
import { createRegistryQuery } from '../modes/registry-query'
import { ShellRouter } from '../navigation/router'
import { ShellContext, type ShellServices } from '../services/shell-services'
import { createToasts } from '../services/toasts'
import { testModes } from './registry-entry'

export function createTestServices(language: Language = 'en'): ShellServices {
  const toasts = createToasts()
  const storage = createStorage({
    backend: () => window.localStorage,
    events: window,
    now: () => new Date(),
    onError: ({ kind }) => toasts.show({ title: `storage ${kind}` }),
  })
  const knownGood = createKnownGood(storage)
  const registry = createRegistryQuery({ storage, knownGood, request: () => new Promise(() => {}) })
  registry.store.setState(testModes())
  return {
    i18n: createBundledI18n(language),
    toasts,
    translations: { loadMode: async () => true },
    registry,
    knownGood,
    report: () => {},
    offline: createOfflineWorker(),
    appInfo: () => ({ versions: {}, install: undefined }),
    storage,
  }
}

interface Options {
  /** `null` keeps the current URL, as after a reload. */
  at?: string | null
  language?: Language
}

/** Renders a part of the shell with real storage, translations, toasts and routing, but without a loadable mode. */
export function renderShell(element: ReactNode, { at = '/', language = 'en' }: Options = {}) {
  if (at !== null) window.history.replaceState(null, '', at)
  const services = createTestServices(language)
  const view = render(
    <ShellContext value={services}>
      <ShellRouter>{element}</ShellRouter>
    </ShellContext>,
  )
  /** Moves through the history, and waits for the arrival. */
  const arrival = (move: () => void) =>
    act(async () => {
      const arrived = new Promise((resolve) =>
        window.addEventListener('popstate', resolve, { once: true, capture: true }),
      )
      move()
      await arrived
    })
  return {
    ...services,
    arrival,
    unmount: view.unmount,
    path: () => window.location.pathname,
    toast: () => services.toasts.store.getState(),
    /** Presses the browser's back button. */
    back: () => arrival(() => window.history.back()),
  }
}
