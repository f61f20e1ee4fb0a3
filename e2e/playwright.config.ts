import { availableParallelism } from 'node:os'
import { freeOffset } from '@baithak/shared/delivery/server/free-ports'
import { defineConfig } from '@playwright/test'
import { launchArgs } from './checks/launch-args'
import type { BaithakOptions } from './fixtures'
import { testOffsets, testPorts } from './test-ports'

// Stories wait more than they work: for timers, pictures, pauses that are part of the product.
const workers = Math.ceil(1.5 * availableParallelism())

// Every worker reads this file again; the first reading chooses the ports, the others inherit them.
process.env.BAITHAK_PORT_OFFSET ??= String(await freeOffset(testPorts(workers), testOffsets))
// This reads the offset when it is loaded, so nothing that imports it may be imported above.
const { localUrl, shell } = await import('@baithak/shared/apps')
const executablePath = process.env.BAITHAK_BROWSER
const report = process.env.BAITHAK_REPORT

export default defineConfig<BaithakOptions>({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // What takes long is part of `npm run test:matrix`.
  ...(process.env.BAITHAK_LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: report !== undefined,
  workers,
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
