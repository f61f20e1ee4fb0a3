import { apps, repositoryRoot } from '@baithak/build/apps'
import { type Browser, chromium } from '@playwright/test'
import { build } from '../build-apps'
import { requireBrowser } from '../checks/browser'
import { launchArgs } from '../checks/launch-args'
import { prepare } from '../prepare'
import { movePorts } from '../server/free-ports'
import { type OwnServers, startOwnServers } from '../testing/own-servers'

interface BenchServersOptions {
  signal: AbortSignal
  rebuild: boolean
}

/** Serves copies of the production builds while a task measures them in a browser. */
export async function withBenchServers(
  { signal, rebuild }: BenchServersOptions,
  task: (browser: Browser, servers: OwnServers) => Promise<void>,
) {
  if (rebuild) await build(repositoryRoot, { signal })
  await prepare(repositoryRoot)
  await movePorts(apps.map(({ port }) => port))
  const servers = await startOwnServers(0)
  const { path: executablePath } = await requireBrowser(signal)
  const browser = await chromium.launch({ executablePath, args: launchArgs })
  try {
    await task(browser, servers)
  } finally {
    await browser.close()
    await servers.close()
  }
}
