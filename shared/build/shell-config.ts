import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { shell } from './apps'
import { hashOf } from './bundle/file-hashes'
import { kitSources } from './bundle/kit-sources'
import { devRegistry } from './development/dev-registry'
import { localesHmr } from './development/locales-hmr'
import { federated } from './federation'
import { retiredTranslations } from './page/retired-translations'
import { shellJson } from './page/shell-json'
import { staticScreens } from './page/static-screens'

/** The service worker is installed only if every file of the shell has the hash that is listed here. */
const withIntegrity =
  (outDir: string) =>
  async (entries: { url: string; revision: string | null; size: number }[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        integrity: hashOf(await readFile(join(outDir, entry.url))),
      })),
    ),
  })

const offlineWorker = (outDir: string) =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', '**/*.{js,css,svg,woff2}', 'locales/*/*.json'],
      manifestTransforms: [withIntegrity(outDir)],
    },
  })

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
