import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apps, localUrl, repositoryRoot, shell } from '@baithak/build/apps'
import { build } from '@baithak/tools/build-apps'
import { requireBrowser } from '@baithak/tools/checks/browser'
import { launchArgs } from '@baithak/tools/checks/launch-args'
import { testTime } from '@baithak/tools/testing/test-time'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { chromium } from '@playwright/test'
import { serveBuilds } from '../serve-builds'

const isBuilt = () => apps.every(({ folder }) => existsSync(join(repositoryRoot, folder, 'dist')))

/** Serves the production builds, built first if they are missing, while a task runs in a browser. */
export async function withServedBuilds(
  { rebuild }: { rebuild: boolean },
  task: (browser: Browser) => Promise<void>,
) {
  if (rebuild || !isBuilt()) await build(repositoryRoot)
  const stop = await serveBuilds()
  const { path: executablePath } = await requireBrowser()
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    await task(browser)
  } finally {
    await browser.close()
    await stop()
  }
}

/** A browser context with the fixed clock, locale and time zone of the screenshots. */
export async function scenarioContext(
  browser: Browser,
  {
    reducedMotion,
    ...options
  }: { reducedMotion: boolean } & Omit<BrowserContextOptions, 'reducedMotion'>,
) {
  const context = await browser.newContext({
    baseURL: localUrl(shell.port),
    serviceWorkers: 'block',
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: true,
    ...options,
  })
  await context.clock.install({ time: new Date(testTime) })
  return context
}
