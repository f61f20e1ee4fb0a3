import type { Host, ToastMessage } from '@baithak/contract'
import { byLanguage, type Language, languages } from '@baithak/contract'
import { createStorage, type ShellStorage } from '@baithak/storage'
import { createI18n } from '@baithak/ui/create-i18n'
import type { Navigator } from 'react-router-dom'
import { onTestFinished } from 'vitest'

/** A host that a test can inspect. */
export interface TestHost extends Host {
  storage: ShellStorage
  /** All toasts. The newest is last. */
  toasts: ToastMessage[]
  /** The stored entries at each call of `storage.saveSnapshot`. The newest are last. */
  snapshots: Record<string, string>[]
  /** The number of `navigation.restart` calls. */
  restarts: number
}

export interface TestHostOptions {
  navigator: Navigator
  /** The mode’s locale files by path, with those of its other screens. */
  translations: { namespace: string; files: Record<string, object> }
  language?: Language
  back?: (fallback: string) => void
}

const cafes = byLanguage(
  import.meta.glob<object>('../domain/sample-cafes/*.json', { eager: true, import: 'default' }),
)
const cafeDetails = byLanguage(
  import.meta.glob<object>('../domain/sample-cafe-details/locales/screens/*.json', {
    eager: true,
    import: 'default',
  }),
)
const venues = byLanguage(
  import.meta.glob<object>('../domain/sample-venues/*.json', { eager: true, import: 'default' }),
)

const textsIn = (files: Record<string, object>, language: string, folder: string) =>
  Object.entries(files).find(([path]) => path.endsWith(`locales/${folder}${language}.json`))?.[1] ??
  {}

/** Creates a host with real storage, real translations and recorded toasts. */
export function createTestHost({
  navigator,
  translations: { namespace, files },
  language = 'en',
  back,
}: TestHostOptions): TestHost {
  const { i18n } = createI18n({
    lng: language,
    ns: [namespace, `${namespace}.screens`],
    resources: Object.fromEntries(
      languages.map(({ id }) => [
        id,
        {
          [namespace]: { ...textsIn(files, id, ''), ...cafes[id], ...venues[id] },
          [`${namespace}.screens`]: { ...textsIn(files, id, 'screens/'), ...cafeDetails[id] },
        },
      ]),
    ),
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
      saveSnapshot: () => host.snapshots.push(host.storage.readEntries()),
      onError: ({ kind }) => toasts.push({ title: `storage ${kind}`, destructive: true }),
    }),
    toast: (message) => {
      toasts.push(message)
    },
    i18n,
    overlays,
    navigation: {
      ...navigator,
      interceptBack: () => () => {},
      back: back ?? ((fallback) => navigator.replace(fallback)),
      restart: () => {
        host.restarts += 1
      },
    },
    appInfo: () => ({ versions: { shell: '1.2.0', work: '1.1.0' }, install: undefined }),
    toasts,
    snapshots: [],
    restarts: 0,
  }
  // The window outlives the test. The storage would act as another tab in the next test.
  onTestFinished(() => host.storage.dispose())
  return host
}
