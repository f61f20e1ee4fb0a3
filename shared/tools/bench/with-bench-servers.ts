import { repositoryRoot } from '@baithak/build/apps'
import { type Browser, chromium } from '@playwright/test'
import { build, describeFailures } from '../build-apps'
import { requireBrowser } from '../checks/browser'
import { launchArgs } from '../checks/launch-args'
import { prepare } from '../prepare'
import { type OwnServers, startOwnServers } from '../testing/own-servers'

interface BenchServersOptions {
  signal: AbortSignal
  rebuild: boolean
  /** From the usual ports. */
  portOffset: number
}

/** Serves copies of the production builds while a task measures them in a browser. */
export async function withBenchServers(
  { signal, rebuild, portOffset }: BenchServersOptions,
  task: (browser: Browser, servers: OwnServers) => Promise<void>,
) {
  if (rebuild) {
    const failures = await build(repositoryRoot, { signal })
    if (failures.length > 0) throw new Error(describeFailures(failures))
  }
  await prepare(repositoryRoot)
  const servers = await startOwnServers(portOffset)
  const { path: executablePath } = await requireBrowser(signal)
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    await task(browser, servers)
  } finally {
    await browser.close()
    await servers.close()
  }
}
