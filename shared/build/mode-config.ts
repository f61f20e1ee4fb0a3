import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { app, localUrl } from './apps'
import { compileAhead } from './compile-ahead'
import { federated } from './federation'
import { entry, type ModeOptions, modeJson } from './manifest/mode-json'

/**
 * Matches modules that are not texts. Each language has two chunks of texts: for the first and for the other screens.
 */
const withoutTexts = /^(?!.*\/src\/locales\/)/
/** Keeps sheets and Radix (6 kB) out of the first screen, because most screens do not need them. */
const withoutSheets =
  /^(?!.*(?:\/src\/locales\/|\/ui\/components\/dialog\/(?!use-close)|\/@radix-ui\/|\/aria-hidden\/))/

/** The chunks of a mode. A module belongs to the first group that matches. */
export const chunkGroups = [
  { name: 'first-screen', test: /src\/mode\.ts$|-root\.tsx$/, priority: 3 },
  // Collects small modules. Otherwise each icon that several lazy screens use would be a file.
  { name: 'parts', test: withoutSheets, minShareCount: 2, maxModuleSize: 5000, priority: 2 },
  { name: 'sheet', test: withoutTexts, minShareCount: 2, maxModuleSize: 5000, priority: 1 },
]

/** Returns the Vite configuration of a mode. One build runs from any origin and path. */
export function modeConfig({ manifest, version }: ModeOptions) {
  return defineConfig(({ command }) => {
    const isDev = command === 'serve'
    const { devPort } = app(manifest.id)
    return {
      base: isDev ? `${localUrl(devPort)}/` : './',
      cacheDir: 'node_modules/.vite',
      // The platform has valibot. A development server bundles the platform, which would then import itself.
      resolve: { alias: isDev ? {} : { '@baithak/storage/schema': '@baithak/platform' } },
      plugins: [
        federated({ name: manifest.id, exposes: { './mode': './src/mode.ts' } }),
        developmentEntry(),
        react(),
        tailwindcss(),
        compileAhead(),
        modeJson({ manifest, version }),
      ],
      server: { port: devPort, strictPort: true, cors: true, origin: localUrl(devPort) },
      build: {
        target: 'es2022',
        assetsInlineLimit: 0,
        // Every supported browser has modulepreload.
        modulePreload: { polyfill: false },
        license: { fileName: 'third-party-notices.md' },
        // `tools/release` stores the source maps outside the release.
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
 * Serves the entry of a mode in development, with its own React: hot reload needs React's development build, and the
 * preamble must run first.
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
