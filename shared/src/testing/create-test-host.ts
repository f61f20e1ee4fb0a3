import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Navigator } from 'react-router-dom'
import { onTestFinished } from 'vitest'
import type { Host, Language, ToastMessage } from '../contract/contract'
import { indianNumbers } from '../format'
import { createStorage } from '../storage'

/** A host that a test can look into. */
export interface TestHost extends Host {
  /** Every toast raised so far, the newest last. */
  toasts: ToastMessage[]
  /** How often the app was asked to load anew at `/`. */
  restarts: number
}

/** What a test's host is made of. */
export interface TestHostOptions {
  navigator: Navigator
  /** Namespace and texts of the mode, by language. */
  texts: { namespace: string; en: object; hi: object }
  language?: Language
  back?: (fallback: string) => void
}

/** The shell's services for one mode without a shell: real storage, real translations, toasts kept in a list. */
export function createTestHost({
  navigator,
  texts,
  language = 'en',
  back,
}: TestHostOptions): TestHost {
  const i18n = createInstance()
  void i18n
    .use(initReactI18next)
    .use(indianNumbers)
    .init({
      lng: language,
      fallbackLng: 'en',
      defaultNS: texts.namespace,
      ns: [texts.namespace],
      resources: { en: { [texts.namespace]: texts.en }, hi: { [texts.namespace]: texts.hi } },
      interpolation: { escapeValue: false },
      initAsync: false,
    })
  const overlays = document.createElement('div')
  document.body.append(overlays)
  const toasts: ToastMessage[] = []
  const host: TestHost = {
    storage: createStorage({
      backend: () => window.localStorage,
      events: window,
      now: () => new Date(),
      onError: ({ kind }) => toasts.push({ title: `storage ${kind}`, destructive: true }),
    }),
    toast: (message) => {
      toasts.push(message)
    },
    i18n,
    overlays,
    navigation: {
      ...navigator,
      back: back ?? ((fallback) => navigator.replace(fallback)),
      restart: () => {
        host.restarts += 1
      },
    },
    toasts,
    restarts: 0,
  }
  // The window outlives the test: its storage would go on as another tab of the next test's device.
  onTestFinished(() => host.storage.dispose())
  return host
}
