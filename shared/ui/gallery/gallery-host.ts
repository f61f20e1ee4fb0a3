import type { Host, Language, ToastMessage } from '@baithak/contract'
import { fakeStorage } from '@baithak/testing/fake-storage'
import { createMemoryHistory } from '@baithak/testing/memory-history'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { indianNumbers } from '../format'

/** Without letters, because both languages show them. */
const stored = {
  'draft:favourites:cafes': JSON.stringify(['marked']),
  'draft:recent-searches:cafes': JSON.stringify(['1947', '24 × 7', '1 '.repeat(60)]),
}

/** A host without side effects: storage and history are in memory, links lead nowhere. */
export function createGalleryHost(language: Language, toast: (message: ToastMessage) => void) {
  const i18n = createInstance()
  void i18n
    .use(initReactI18next)
    .use(indianNumbers)
    .init({ lng: language, resources: {}, initAsync: false })
  const { navigator, location, back } = createMemoryHistory('/')
  const host: Host = {
    storage: fakeStorage(stored).openTab().storage,
    toast,
    i18n,
    overlays: document.body,
    navigation: { ...navigator, back, interceptBack: () => () => {}, restart() {} },
    appInfo: () => ({ versions: {}, install: undefined }),
  }
  return { host, location: location() }
}
