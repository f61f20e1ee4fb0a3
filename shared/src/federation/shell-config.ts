import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { devRegistry } from './dev-registry'
import { developmentFederation } from './development-federation'
import { hashOf } from './file-hashes'
import { firstPaint } from './first-paint'
import { firstWave } from './first-wave'
import { onePathIcons } from './one-path-icons'
import { devPorts } from './ports'
import { textsReload } from './texts-reload'

/** The worker stores the shell's files by their hashes; one that is answered with something else installs no worker. */
const withIntegrity = async (
  entries: { url: string; revision: string | null; size: number }[],
) => ({
  manifest: await Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      integrity: hashOf(await readFile(join('dist', entry.url))),
    })),
  ),
})

const offlineWorker = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    injectRegister: false,
    registerType: 'prompt',
    manifest: false,
    injectManifest: {
      globPatterns: ['index.html', '**/*.{js,css,svg,woff2}'],
      manifestTransforms: [withIntegrity],
    },
  })

/** The Vite configuration of the shell: it declares no remotes, the registry names them at run time. */
export function shellConfig() {
  return defineConfig(({ command }) => ({
    cacheDir: 'node_modules/.vite',
    // A warm cache leaves the plugin's shared modules without their wrappers, and the page blank.
    optimizeDeps: { force: true },
    plugins: [
      react(),
      tailwindcss(),
      onePathIcons(),
      command === 'serve' && developmentFederation({ name: 'shell', remotes: {} }),
      devRegistry(),
      textsReload(),
      firstWave({
        script: 'src/bootstrap/critical-preload.ts',
        outlet: /\/src\/modes\/mode-outlet\.tsx$/,
        fonts: { all: /(text|display)-latin-/, hi: /(text|display)-devanagari-/ },
      }),
      firstPaint({ module: 'src/bootstrap/prerender.tsx' }),
      offlineWorker(),
    ],
    // Parts of the federation's runtime that the registry makes needless: its own manifests, and other platforms.
    define: { FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: true, ENV_TARGET: '"web"' },
    server: { port: devPorts.shell, strictPort: true },
    build: { target: 'es2022', assetsInlineLimit: 0 },
  }))
}
