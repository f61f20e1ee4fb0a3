import type { ModeManifest } from '@baithak/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { app, localUrl } from './apps'
import { dropLayers } from './bundle/drop-layers'
import { kitSources } from './bundle/kit-sources'
import { container } from './container/container'
import { modeJson, pathsWith } from './container/mode-json'
import { developmentContainer, inDeployedShell } from './development/development-container'
import { developmentFederation } from './development/development-federation'
import { localesHmr } from './development/locales-hmr'
import { iconPathsPlugin } from './icons/icon-paths-plugin'
import { dropMarks } from './prerender/drop-marks'
import { prerenderScreens } from './prerender/prerender-screens'

const exposes = { './mode': './src/mode.ts' }

/** The Vite configuration of a mode. `base: './'` lets one build run from any origin and path. */
export function modeConfig({ manifest, version }: { manifest: ModeManifest; version: string }) {
  return defineConfig(({ command, mode }) => {
    const isDev = command === 'serve'
    const { devPort } = app(manifest.id)
    const prerendered = pathsWith('prerender', manifest.screens)
    const development = () =>
      mode === inDeployedShell
        ? developmentContainer('/src/mode.ts')
        : developmentFederation({ name: manifest.id, filename: 'remoteEntry.js', exposes })
    return {
      base: isDev ? `${localUrl(devPort)}/` : './',
      cacheDir: 'node_modules/.vite',
      // With a warm cache the federation plugin omits the wrappers of shared modules: the page stays blank.
      optimizeDeps: { force: true },
      plugins: [
        isDev ? development() : container({ exposes }),
        react(),
        kitSources(),
        tailwindcss(),
        dropLayers(),
        iconPathsPlugin(),
        dropMarks(),
        prerendered.length > 0 && prerenderScreens({ id: manifest.id, paths: prerendered }),
        modeJson({ manifest, version }),
        localesHmr(),
      ],
      server: { port: devPort, strictPort: true, cors: true, origin: localUrl(devPort) },
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        license: { fileName: 'third-party-notices.md' },
        // Without a reference in the code; `tools/release` stores them beside the release.
        sourcemap: 'hidden',
      },
    }
  })
}
