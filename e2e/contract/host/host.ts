import * as platform from '@baithak/platform'
import { version as platformVersion } from '@baithak/platform/package.json'
import type { Host } from '@baithak/shared/contract'
import type { Mode } from '@baithak/shared/define-mode'
import { type ModeId, modeIds } from '@baithak/shared/modes'
import { createStorage } from '@baithak/shared/storage'
import { init, loadRemote } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import { createInstance } from 'i18next'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { getAppStatus, navigateToUrl, registerApplication, start } from 'single-spa'

// A minimal foreign host: no shell, no React Router; single-spa controls the URL.
const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  '@baithak/platform': platform,
}
const versionOf = (name: string) => (name === '@baithak/platform' ? platformVersion : react.version)

const response = await fetch('/remotes.json')
const registry: { modes: Record<ModeId, { url: string; manifest: { entry: string } }> } =
  await response.json()

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })
init({
  name: 'foreign-host',
  remotes: Object.entries(registry.modes).map(([name, { url, manifest }]) => ({
    name,
    entry: new URL(manifest.entry, url).href,
    type: 'module',
  })),
  shared: Object.fromEntries(
    Object.entries(shared).map(([name, lib]) => [
      name,
      {
        version: versionOf(name),
        lib: () => lib,
        shareConfig: { singleton: true, requiredVersion: versionOf(name) },
      },
    ]),
  ),
  shareStrategy: 'loaded-first',
})

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
    restart: () => location.reload(),
  },
}

for (const id of modeIds) {
  registerApplication({
    name: id,
    activeWhen: `/${id}`,
    async app() {
      const mode = (await loadRemote<{ default: Mode }>(`${id}/mode`))?.default
      if (!mode) throw new Error(`${id} exposes no mode.`)
      i18n.addResourceBundle('en', id, (await mode.translations.en()).default)
      return mode
    },
    customProps: () => ({
      host,
      location: { pathname: location.pathname, search: '', hash: '', state: null, key: 'first' },
    }),
  })
}
start()
Object.assign(window, { getAppStatus, navigateToUrl })
