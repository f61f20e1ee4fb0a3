import { availableParallelism } from 'node:os'
import { localUrl, shell } from '@baithak/build/apps'
import { launchArgs } from '@baithak/tools/checks/launch-args'
import { resolveLocalhost } from '@baithak/tools/checks/localhost-only'
import { movePorts } from '@baithak/tools/server/free-ports'
import { defineConfig } from '@playwright/test'
import { testOffsets, testPorts } from './test-ports'

resolveLocalhost()

// More workers than cores, because tests mostly wait: for timers, images and intended pauses.
const workers = Math.ceil(1.5 * availableParallelism())

// Every worker loads this file again; the first load reserves the ports, the others inherit them.
await movePorts(testPorts(workers), testOffsets)
const executablePath = process.env.BAITHAK_BROWSER
const report = process.env.BAITHAK_REPORT

/** A gate runs the tests of its modes, `npm run test:matrix` the long ones, and `npm test` the others. */
function selection() {
  const { BAITHAK_GATE: gate, BAITHAK_LONG: long } = process.env
  if (gate) return { grep: new RegExp(gate) }
  return long ? { grep: /@long/ } : { grepInvert: /@long|@gate/ }
}

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  ...selection(),
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: report !== undefined,
  workers,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(report ? ([['json', { outputFile: report }]] as const) : [])],
  use: {
    baseURL: localUrl(shell.port),
    // Tests cannot intercept the requests of a service worker; the offline tests allow it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'off',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',

    launchOptions: {
      // Layers are composed by the CPU anyway; with OpenGL in software the tests take a quarter longer.
      args: [...launchArgs, '--disable-gpu-compositing'],
      ...(executablePath ? { executablePath } : {}),
    },
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
