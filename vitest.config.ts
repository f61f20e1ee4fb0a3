import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { tsImport } from 'tsx/esm/api'
import { defineConfig } from 'vitest/config'

// Node loads the packages that a configuration imports, and knows no TypeScript.
const load = <T>(file: string): Promise<T> => tsImport(file, import.meta.url)
const { productFolders } =
  await load<typeof import('./shared/build/apps')>('./shared/build/apps.ts')

// As in the end-to-end tests: the day of a stored date is that of a device in India.
process.env.TZ = 'Asia/Kolkata'

const inNode = ['shared/{build,tools}/**/*.test.ts', 'shared/ui/theme/**/*.test.ts']

const testFolders = [...productFolders, 'shared/testing']

const appTests = testFolders
  .flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))

const contains = (file: string, text: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').includes(text)

/** Tests that put another module in the place of ours, where none may be loaded already. */
const apart = appTests.filter((file) => contains(file, 'vi.mock('))

const needsPage = (file: string) =>
  file.endsWith('.tsx') || contains(file, '@vitest-environment jsdom')

// Projects of their own, because tests that share modules must share the kind of page as well.
const pages = appTests.filter((file) => needsPage(file) && !apart.includes(file))
const rules = appTests.filter((file) => !needsPage(file) && !apart.includes(file))

const setupFiles = ['shared/testing/setup.ts']

/** A React for each file, and a jsdom where it needs one, would cost more than what runs in it. */
const together = { setupFiles, isolate: false, exclude: inNode }

export default defineConfig({
  plugins: [react()],
  test: {
    restoreMocks: true,
    // They end what hangs. A busy machine has needed ten times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    unstubGlobals: true,
    css: false,
    // By itself vitest leaves a core to its own process, which has little to do.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { ...together, name: 'pages', include: pages, environment: 'jsdom' },
      },
      // A test of rules that needs a page says so in its first line.
      { extends: true, test: { ...together, name: 'rules', include: rules, environment: 'node' } },
      {
        extends: true,
        test: { setupFiles, name: 'apart', include: apart, environment: 'jsdom' },
      },
      {
        extends: true,
        test: {
          name: 'tools',
          environment: 'node',
          isolate: false,
          include: ['e2e/**/*.test.ts', ...inNode],
        },
      },
    ],
  },
})
