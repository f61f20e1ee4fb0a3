import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'

// Node cannot load TypeScript in the packages that a configuration imports.
const { packages } = await tsImport('./shared/build/apps.ts', import.meta.url)

// The day of a stored date is the day in India, as in the end-to-end tests.
process.env.TZ = 'Asia/Kolkata'

const testFiles = packages
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))

/** Tests of components, and those that ask for a page in their first line. */
const needsPage = (file: string) =>
  file.endsWith('.tsx') ||
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment jsdom')

const project = (environment: 'jsdom' | 'node', include: string[]) => ({
  extends: true as const,
  test: { name: environment, environment, include },
})

export default defineConfig({
  plugins: [react()],
  // A small image is a file, as in builds.
  build: { assetsInlineLimit: 0 },
  test: {
    setupFiles: ['shared/testing/setup.ts'],
    // A new jsdom and React for each file would take longer than the tests.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    css: false,
    // Ends a test that hangs. A busy machine has needed ten times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest would leave a core to its own process, which has little to do.
    maxWorkers: '100%',
    projects: [
      project('jsdom', testFiles.filter(needsPage)),
      project(
        'node',
        testFiles.filter((file) => !needsPage(file)),
      ),
    ],
  },
})
