import { type ModeId, modeIds } from '@baithak/contract/modes'
import * as platform from '@baithak/platform'
import { version as platformVersion } from '@baithak/platform/package.json'
import type { Mode } from '@baithak/ui/define-mode'
import { init, loadRemote } from '@module-federation/runtime'
import * as runtimeCore from '@module-federation/runtime/core'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomClient from 'react-dom/client'
import { getAppStatus, navigateToUrl, registerApplication, start } from 'single-spa'
import { createTestHost } from './create-test-host'

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

const { host, i18n } = await createTestHost()

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
