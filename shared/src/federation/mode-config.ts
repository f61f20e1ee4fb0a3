import { federation } from '@module-federation/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { ModeManifest } from '../contract/manifest'
import { fileList } from './file-list'
import { modeJson } from './mode-json'
import { devPorts } from './ports'
import { shares } from './shares'
import { textsReload } from './texts-reload'
import { wholeShares } from './whole-shares'

/** The Vite configuration of a mode. `base: './'` lets one build run from any origin and path. */
export function modeConfig({ manifest, version }: { manifest: ModeManifest; version: string }) {
  return defineConfig(({ command }) => {
    const dev = command === 'serve'
    const port = devPorts[manifest.id]
    return {
      base: dev ? `http://localhost:${port}/` : './',
      cacheDir: 'node_modules/.vite',
      // A warm cache leaves the plugin's shared modules without their wrappers, and the page blank.
      optimizeDeps: { force: true },
      plugins: [
        wholeShares(),
        react(),
        tailwindcss(),
        federation({
          name: manifest.id,
          filename: 'remoteEntry.js',
          exposes: { './mode': './src/mode.ts' },
          shared: shares(dev ? 'bundled' : 'taken'),
          shareStrategy: 'loaded-first',
          dts: false,
          disableSnapshot: true,
          ...(dev ? { dev: { remoteHmr: true } } : { experiments: { externalRuntime: true } }),
        }),
        modeJson({ manifest, version }),
        fileList(),
        textsReload(),
      ],
      server: { port, strictPort: true, cors: true, origin: `http://localhost:${port}` },
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        modulePreload: false,
        // Without an index.html: alone, a mode runs in development only, its production build needs the shell.
        rolldownOptions: { input: 'src/mode.ts' },
      },
    }
  })
}
