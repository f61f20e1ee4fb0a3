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
import { builtInModes } from './page/built-in-modes'
import { headScript } from './page/head-script'
import { prerender } from './page/prerender'
import { retiredTranslations } from './page/retired-translations'
import { shellJson } from './page/shell-json'

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
      builtInModes(),
      federated({ name: 'shell' }),
      devRegistry(),
      localesHmr(),
      headScript({
        script: 'src/first-frame/entries/head-script.ts',
        recovery: 'src/first-frame/entries/recover.ts',
        outlet: /\/src\/modes\/mode-outlet\.tsx$|^\0mf-host-provided-share:/,
        fontOf: (subset) => new RegExp(`(text|display)-${subset}-`),
      }),
      prerender({ module: 'src/first-frame/entries/prerender.tsx' }),
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
      rolldownOptions: {
        output: {
          // `load-shell.ts` runs each chunk in a task of its own.
          codeSplitting: {
            groups: [
              { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
              // All that a first screen needs of them: `Trans` is lazy.
              {
                name: 'i18n',
                test: /\/node_modules\/(?:i18next|use-sync-external-store|react-i18next(?!.*\/Trans))\//,
              },
              // By itself each of these, which lazy chunks use too, would be a file.
              {
                name: 'base',
                test: /\/(?:contract\/timeouts|with-timeout|loading-fallback|by-language|all-languages|styles\/cn|shell-services|use-navigation|report-shown|platform\/motion|button\/button|button-variants|spinner)\.tsx?$|\/node_modules\/valibot\//,
              },
            ],
          },
        },
      },
    },
  })
}
