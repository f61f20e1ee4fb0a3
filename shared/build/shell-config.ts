import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { repositoryRoot, shell } from './apps'
import { offlineWorker } from './bundle/offline-worker'
import { compileAhead } from './compile-ahead'
import { deferredScripts } from './deferred-scripts'
import { devRegistry } from './dev-registry'
import { federated } from './federation'
import { inlineHeadScript } from './head-script'
import { prerenderedScreens } from './prerendered-screens'

/** The chunks: React and the app for every page, the outlet for pages with a mode. A group includes its imports. */
const chunkGroups = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
  { name: 'app', test: /\/shell\/src\/main\.tsx$/, priority: 2 },
  { name: 'outlet', test: /\/modes\/mode-outlet\.tsx$/, priority: 1 },
]

/** Returns the Vite configuration of the shell. It declares no remotes, because the registry names them at run time. */
export function shellConfig({ outDir = 'dist' } = {}) {
  return defineConfig({
    cacheDir: 'node_modules/.vite',
    plugins: [
      react(),
      tailwindcss(),
      federated({ name: 'shell' }),
      devRegistry(),
      inlineHeadScript(),
      compileAhead(),
      deferredScripts(),
      prerenderedScreens({ module: '/src/first-paint/prerendered-screens.tsx' }),
      fontNotices(),
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
      // `tools/release` stores the source maps outside the release.
      sourcemap: 'hidden',
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  })
}

/** Writes the licences of the fonts. Vite writes only those of packages. */
const fontNotices = (): Plugin => ({
  name: 'baithak:font-notices',
  apply: 'build',
  generateBundle() {
    const folder = join(repositoryRoot, 'shared/ui/theme/fonts')
    const licences = readdirSync(folder).filter((name) => name.endsWith('-OFL.txt'))
    this.emitFile({
      type: 'asset',
      fileName: 'third-party-notices.fonts.md',
      source: licences.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n\n'),
    })
  },
})
