import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { repositoryRoot } from '../serve/apps'
import { isMain } from '../serve/is-main'
import { runCommand } from '../serve/run-command'
import type { Candidate } from './browser-candidates'
import { browserCandidates } from './browser-candidates'
import { isDebian, isRoot } from './device'
import { featuresOff } from './features-off'

/** What keeps a browser still and alike on every machine. */
export const launchArgs = [
  // Chromium's sandbox refuses to run as root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff}`,
]

/** Ubuntu's `chromium-browser` is there but only says how to install it, so each is asked for its version. */
async function runs({ path }: Candidate): Promise<boolean> {
  if (!existsSync(path)) return false
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true
  return (await runCommand(path, ['--version'], { cwd: repositoryRoot })).code === 0
}

/** The first browser on this machine that runs, if any. */
export async function findBrowser(): Promise<Candidate | undefined> {
  const device = { platform: process.platform, environment: process.env }
  for (const candidate of browserCandidates(chromium.executablePath(), device)) {
    if (await runs(candidate)) return candidate
  }
  return undefined
}

function installation(): { label: string; command: string; args: string[] } {
  // Debian's package brings the libraries that Playwright's download leaves out.
  if (isRoot && isDebian()) {
    const script = 'apt-get update && apt-get install -y --no-install-recommends chromium'
    return { label: "Debian's package chromium", command: 'sh', args: ['-c', script] }
  }
  const dependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  return {
    label: "Playwright's Chromium",
    command: 'npx',
    args: ['playwright', 'install', ...dependencies, 'chromium'],
  }
}

/** Finds a browser or installs one, and says on stdout which it took. */
export async function requireBrowser(signal?: AbortSignal): Promise<Candidate> {
  let browser = await findBrowser()
  if (!browser) {
    const { label, command, args } = installation()
    console.log(`No Chromium or Chrome on this machine; installing ${label}.`)
    const { output } = await runCommand(command, args, { cwd: repositoryRoot, signal })
    browser = await findBrowser()
    if (!browser) {
      throw new Error(
        `${output}\nNo browser for the end-to-end tests: none was found, and installing ${label} failed. Install Chromium or Chrome and try again.`,
      )
    }
  }
  console.log(`Browser: ${browser.label}, ${browser.path}`)
  return browser
}

if (isMain(import.meta.url)) {
  await requireBrowser().catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
}
