import type { Host } from '@baithak/contract'
import { createStorage } from '@baithak/storage'
import { createInstance } from 'i18next'
import { navigateToUrl } from 'single-spa'

/** A `Host` without a shell and without React Router; single-spa controls the URL. */
export async function createTestHost() {
  const i18n = createInstance()
  await i18n.init({ lng: 'en', interpolation: { escapeValue: false } })
  const host: Host = {
    storage: createStorage({
      backend: () => localStorage,
      events: window,
      now: () => new Date(),
      onError() {},
    }),
    toast() {},
    i18n,
    overlays: document.body.appendChild(document.createElement('div')),
    navigation: {
      createHref: String,
      go: (delta) => history.go(delta),
      push: (to) => navigateToUrl(String(to)),
      replace: (to) => history.replaceState(null, '', String(to)),
      back: () => history.back(),
      interceptBack: () => () => {},
      restart: () => location.reload(),
    },
    appInfo: () => ({ versions: {}, install: undefined }),
  }
  return { host, i18n }
}
