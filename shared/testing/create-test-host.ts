import { type Host, type Language, languages, type ToastMessage } from '@baithak/contract'
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

const samples = import.meta.glob<object>(
  [
    '../domain/{sample-cafes,sample-venues}/*.json',
    '../domain/sample-cafe-details/locales/screens/*.json',
  ],
  { eager: true, import: 'default' },
)

const textsIn = (files: Record<string, object>, path: RegExp): object =>
  Object.assign({}, ...Object.keys(files).map((file) => path.test(file) && files[file]))

/** Creates a host with real storage, real translations and recorded toasts. */
export function createTestHost({
  navigator,
  translations: { namespace, files },
  language = 'en',
  back,
}: TestHostOptions): TestHost {
  const all = { ...files, ...samples }
  const { i18n } = createI18n({
    lng: language,
    ns: [namespace, `${namespace}.screens`],
    resources: Object.fromEntries(
      languages.map(({ id }) => [
        id,
        {
          [namespace]: textsIn(all, new RegExp(`(?:locales|sample-\\w+)/${id}\\.json$`)),
          [`${namespace}.screens`]: textsIn(all, new RegExp(`screens/${id}\\.json$`)),
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
