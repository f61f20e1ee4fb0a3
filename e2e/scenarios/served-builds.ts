import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { apps, localUrl, repositoryRoot, shell } from '@baithak/shared/apps'
import { build, describeFailures } from '@baithak/shared/delivery/build-apps'
import { prepare } from '@baithak/shared/delivery/prepare'
import { serve } from '@baithak/shared/delivery/serve'
import { requireFreePorts, stopAll } from '@baithak/shared/delivery/server/app-server'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { chromium } from '@playwright/test'
import { requireBrowser } from '../checks/browser'
import { launchArgs } from '../checks/launch-args'
import { scenarioTime } from './open-scenario'

const isBuilt = () => apps.every(({ folder }) => existsSync(join(repositoryRoot, folder, 'dist')))

/** Serves the production builds, made first where they are missing, for as long as the work takes. */
export async function withServedBuilds(
  { anew }: { anew: boolean },
  work: (browser: Browser) => Promise<void>,
) {
  await requireFreePorts(apps)
  if (anew || !isBuilt()) {
    const failures = await build(repositoryRoot)
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  await prepare(repositoryRoot)
  const servers = await serve(repositoryRoot)
  const { path: executablePath } = await requireBrowser()
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    await work(browser)
  } finally {
    await browser.close()
    await stopAll(servers)
  }
}

/** A visitor's browser on the morning that every photograph is taken. */
export async function scenarioContext(
  browser: Browser,
  { stillness, ...options }: { stillness: boolean } & BrowserContextOptions,
) {
  const context = await browser.newContext({
    baseURL: localUrl(shell.port),
    serviceWorkers: 'block',
    reducedMotion: stillness ? 'reduce' : 'no-preference',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    hasTouch: true,
    ...options,
  })
  await context.clock.install({ time: new Date(scenarioTime) })
  return context
}
