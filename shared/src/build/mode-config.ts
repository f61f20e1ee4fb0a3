import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { ModeManifest } from '../contract/manifest'
import { app, localUrl } from './apps'
import { container } from './container'
import { developmentFederation } from './development-federation'
import { modeJson } from './mode-json'
import { onePathIcons } from './one-path-icons'
import { textsReload } from './texts-reload'

const exposes = { './mode': './src/mode.ts' }

/** The Vite configuration of a mode. `base: './'` lets one build run from any origin and path. */
export function modeConfig({ manifest, version }: { manifest: ModeManifest; version: string }) {
  return defineConfig(({ command }) => {
    const dev = command === 'serve'
    const { devPort } = app(manifest.id)
    return {
      base: dev ? `${localUrl(devPort)}/` : './',
      cacheDir: 'node_modules/.vite',
      // A warm cache leaves the plugin's shared modules without their wrappers, and the page blank.
      optimizeDeps: { force: true },
      plugins: [
        dev
          ? developmentFederation({ name: manifest.id, filename: 'remoteEntry.js', exposes })
          : container({ exposes }),
        react(),
        tailwindcss(),
        onePathIcons(),
        modeJson({ manifest, version }),
        textsReload(),
      ],
      server: { port: devPort, strictPort: true, cors: true, origin: localUrl(devPort) },
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
      },
    }
  })
}
