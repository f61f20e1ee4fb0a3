import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser, launchArgs } from './checks/browser'
import type { BaithakOptions } from './fixtures'
import { localUrl, shell } from './serve/apps'

// Every worker reads this file again; the first reading looks for the browser, the others are told.
process.env.BAITHAK_BROWSER ??= (await findBrowser())?.path
const executablePath = process.env.BAITHAK_BROWSER
const report = process.env.BAITHAK_REPORT

export default defineConfig<BaithakOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: report !== undefined,
  // Stories wait more than they work: for timers, pictures, pauses that are part of the product.
  workers: Math.ceil(1.5 * availableParallelism()),
  // On a shared machine a story may be starved once; the report names it as flaky.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./faults/matrix-reporter.ts'],
    ['./faults/attacks/attack-reporter.ts'],
    ...(report ? ([['json', { outputFile: report }]] as const) : []),
  ],
  use: {
    baseURL: localUrl(shell.port),
    // What a service worker fetches, no test can hold or change; the stories of offline use allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    now: '2026-11-21T09:00:00+05:30',
    launchOptions: { args: launchArgs, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'phone',
      use: {
        browserName: 'chromium',
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
})
