import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { packages } from './shared/src/apps/apps'

// As in the end-to-end tests: the day of a stored date is that of a device in India.
process.env.TZ = 'Asia/Kolkata'

const appPackages = packages.filter((name) => name !== 'e2e')

const inNode = ['shared/src/{build,delivery}/**/*.test.ts', 'shared/src/theme/**/*.test.ts']

/** Renders what a module shows before others are loaded: those of another test would be there. */
const needsFreshModules = 'shell/src/bootstrap/prerender.test.tsx'

/** Tests that put another module in the place of ours, where none may be loaded already. */
const apart = appPackages
  .flatMap((name) =>
    readdirSync(join(import.meta.dirname, name, 'src'), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${name}/src/${file}`,
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter(
    (file) =>
      file === needsFreshModules ||
      readFileSync(join(import.meta.dirname, file), 'utf8').includes('vi.mock('),
  )

const inJsdom = {
  environment: 'jsdom',
  setupFiles: ['shared/src/testing/setup.ts'],
}

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    testTimeout: 30_000,
    unstubGlobals: true,
    css: false,
    // By itself vitest leaves a core to its own process, which has little to do.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...inJsdom,
          name: 'apps',
          include: [
            ...appPackages.map((name) => `${name}/src/**/*.test.{ts,tsx}`),
            'shared/gallery/**/*.test.tsx',
          ],
          exclude: [...inNode, ...apart],
          // A jsdom and a React for each file would cost more than what runs in them.
          isolate: false,
        },
      },
      { extends: true, test: { ...inJsdom, name: 'apart', include: apart } },
      {
        extends: true,
        test: { name: 'tools', environment: 'node', include: ['e2e/**/*.test.ts', ...inNode] },
      },
    ],
  },
})
