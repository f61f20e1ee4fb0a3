import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shell } from './apps'
import { kitSources } from './bundle/kit-sources'
import { offlineWorker } from './bundle/offline-worker'
import { devRegistry } from './development/dev-registry'
import { localesHmr } from './development/locales-hmr'
import { federated } from './federation'
import { retiredTranslations } from './page/retired-translations'
import { shellJson } from './page/shell-json'
import { staticScreens } from './page/static-screens'

/** The Vite configuration of the shell: it declares no remotes, the registry names them at run time. */
export function shellConfig({ outDir = 'dist' } = {}) {
  return defineConfig({
    cacheDir: 'node_modules/.vite',
    plugins: [
      react(),
      kitSources(),
      tailwindcss(),
      federated({ name: 'shell' }),
      devRegistry(),
      localesHmr(),
      staticScreens({ module: '/src/first-paint/static-screens.tsx' }),
      retiredTranslations(),
      shellJson(),
      offlineWorker(outDir),
    ],
    server: { port: shell.devPort, strictPort: true },
    // Every supported browser has modulepreload.
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      outDir,
      modulePreload: { polyfill: false },
      license: { fileName: 'third-party-notices.md' },
      // Without a reference in the code; `tools/release` stores them beside the release.
      sourcemap: 'hidden',
    },
  })
}
