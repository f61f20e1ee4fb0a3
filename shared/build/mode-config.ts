import type { ModeManifest } from '@baithak/contract'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { app, localUrl } from './apps'
import { compileAhead } from './compile-ahead'
import { localesHmr } from './development/locales-hmr'
import { federated } from './federation'
import { entry, modeJson } from './manifest/mode-json'

/** Texts are chunks of their own: those of the first screen a language, and the rest. */
const withoutTexts = /^(?!.*\/src\/locales\/)/
/** Nor sheets and Radix: these are 6 kB, which most screens do not need at first. */
const withoutSheets =
  /^(?!.*(?:\/src\/locales\/|\/ui\/components\/dialog\/(?!use-close)|\/@radix-ui\/|\/aria-hidden\/))/

/** How the modules of a mode are grouped into chunks; a module belongs to the first group that matches. */
export const chunkGroups = [
  { name: 'first-screen', test: /src\/mode\.ts$|-root\.tsx$/, priority: 3 },
  // Without it, every icon and button that several lazy screens use would be a file.
  { name: 'parts', test: withoutSheets, minShareCount: 2, maxModuleSize: 5000, priority: 2 },
  { name: 'sheet', test: withoutTexts, minShareCount: 2, maxModuleSize: 5000, priority: 1 },
]

/** The Vite configuration of a mode. `base: './'` lets one build run from any origin and path. */
export function modeConfig({ manifest, version }: { manifest: ModeManifest; version: string }) {
  return defineConfig(({ command }) => {
    const isDev = command === 'serve'
    const { devPort } = app(manifest.id)
    return {
      base: isDev ? `${localUrl(devPort)}/` : './',
      cacheDir: 'node_modules/.vite',
      // The platform has valibot, too. A development server bundles the platform, which imports it from there.
      resolve: { alias: isDev ? {} : { '@baithak/storage/schema': '@baithak/platform' } },
      plugins: [
        federated({ name: manifest.id, exposes: { './mode': './src/mode.ts' } }),
        developmentEntry(),
        react(),
        tailwindcss(),
        compileAhead(),
        modeJson({ manifest, version }),
        localesHmr(),
      ],
      server: { port: devPort, strictPort: true, cors: true, origin: localUrl(devPort) },
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        // Every supported browser has modulepreload.
        modulePreload: { polyfill: false },
        license: { fileName: 'third-party-notices.md' },
        // Without a reference in the code; `tools/release` stores them beside the release.
        sourcemap: 'hidden',
        rolldownOptions: {
          treeshake: { propertyReadSideEffects: false, manualPureFunctions: ['v'] },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    }
  })
}

const resolvedEntry = '\0development-entry'

/**
 * The entry of a mode that is served by its development server: with a React of its own, because hot reload needs React's
 * development build, which has to find the preamble when it is evaluated.
 */
const developmentEntry = (): Plugin => ({
  name: 'baithak:development-entry',
  apply: 'serve',
  resolveId: (id) => (id === `/${entry}` ? resolvedEntry : undefined),
  load: (id) =>
    id === resolvedEntry
      ? `import '@vitejs/plugin-react/preamble'\nexport { default } from '/src/mode.ts'`
      : undefined,
})
