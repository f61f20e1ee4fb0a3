import { existsSync } from 'node:fs'
import { repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { chromium } from '@playwright/test'
import { browserCandidates } from './browser-candidates'
import { isDebian, isRoot } from './device'
import type { Candidate, Installation, Program } from './program'
import { aptInstallation, obtain } from './program'

/** Ubuntu's `chromium-browser` is there but only says how to install it, so each is asked for its version. */
async function runs({ path }: Candidate): Promise<boolean> {
  if (!existsSync(path)) return false
  // On Windows the question would open a window.
  if (process.platform === 'win32') return true
  return (await runCommand(path, ['--version'], { cwd: repositoryRoot })).code === 0
}

async function findBrowser(): Promise<Candidate | undefined> {
  const device = { platform: process.platform, environment: process.env }
  for (const candidate of browserCandidates(chromium.executablePath(), device)) {
    if (await runs(candidate)) return candidate
  }
  return undefined
}

function installation(): Installation {
  // Debian's package brings the libraries that Playwright's download leaves out.
  if (isRoot && isDebian()) return aptInstallation('chromium')
  const dependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  return {
    label: "Playwright's Chromium",
    command: 'npx',
    args: ['playwright', 'install', ...dependencies, 'chromium'],
  }
}

export const browser: Program = { name: 'Browser', find: findBrowser, installation }

/** For tools that are of no use without a browser. */
export async function requireBrowser(signal?: AbortSignal): Promise<Candidate> {
  const found = await obtain(browser, signal)
  if (!found) throw new Error('No browser. Install Chromium or Chrome and try again.')
  return found
}
