import { availableParallelism } from 'node:os'
import { localUrl, shell } from '@baithak/build/apps'
import { movePorts } from '@baithak/tools/server/free-ports'
import { defineConfig } from '@playwright/test'
import { chromiumOptions } from './browser'
import type { BaithakOptions } from './fixtures'
import { testOffsets, testPorts } from './test-ports'

// Tests wait for timers and the network, so one more worker than cores keeps the cores busy.
const workers = availableParallelism() + 1

// Every worker loads this file again. The first load reserves the ports, and the workers inherit them.
await movePorts(testPorts(workers), testOffsets)

const { BAITHAK_REPORT: report = '../test-results/e2e.json' } = process.env

const chromium = { browserName: 'chromium', launchOptions: chromiumOptions() } as const
const touch = { ...chromium, hasTouch: true, isMobile: true } as const
const phone = { ...touch, viewport: { width: 390, height: 844 } } as const
const walk = /walk\.e2e\.ts/
const journeys = /(?:e2e\/journeys|remote-[^/]+\/e2e)\/.*\.e2e\.ts/

export default defineConfig<BaithakOptions>({
  // The root of the repository, because each mode has its specs in `remote-*/e2e`.
  testDir: '..',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  workers,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    // A smoke test names the shell that it serves.
    baseURL: process.env.BAITHAK_LIVE ?? localUrl(shell.port),
    // Tests cannot intercept the requests of a service worker. Tests of the worker allow it.
    serviceWorkers: 'block',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    // `npm test` runs the first project. `.ci/run` adds the screens in Hindi and the tools.
    { name: 'phone', testIgnore: /e2e\/tools\//, grepInvert: /@ci/, use: phone },
    { name: 'phone-hi', testMatch: walk, grepInvert: /@ci/, use: { ...phone, language: 'hi' } },
    // CI: the further states of the screens, then all states in each size, theme and text size.
    { name: 'states', testMatch: walk, grep: /@ci/, use: phone },
    { name: 'states-hi', testMatch: walk, grep: /@ci/, use: { ...phone, language: 'hi' } },
    {
      name: 'small-320',
      testMatch: walk,
      use: { ...touch, viewport: { width: 320, height: 640 } },
    },
    {
      name: 'landscape',
      testMatch: walk,
      use: { ...touch, viewport: { width: 844, height: 390 } },
    },
    { name: 'wide', testMatch: walk, use: { ...chromium, viewport: { width: 1280, height: 800 } } },
    { name: 'dark', testMatch: walk, use: { ...phone, colorScheme: 'dark' } },
    { name: 'zoom-200', testMatch: walk, use: { ...phone, textZoom: 2 } },
    { name: 'tools', testMatch: /e2e\/tools\/.*\.e2e\.ts/, use: phone },
    // A smoke test runs the journeys with the tag of its mode. A short timeout refuses a mode that does not start.
    { name: 'smoke', testMatch: journeys, use: { ...phone, actionTimeout: 20_000 } },
    // These run only by name, and need Playwright's builds.
    {
      name: 'firefox',
      testMatch: journeys,
      use: { browserName: 'firefox', viewport: phone.viewport },
    },
    {
      name: 'webkit',
      testMatch: journeys,
      use: { ...phone, browserName: 'webkit', launchOptions: {} },
    },
  ],
})
