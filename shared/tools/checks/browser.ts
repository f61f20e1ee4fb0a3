import { existsSync } from 'node:fs'
import { repositoryRoot } from '@baithak/build/apps'
import { chromium } from '@playwright/test'
import { runCommand } from '../process/run-command'
import { browserCandidates } from './browser-candidates'
import { isDebian, isRoot } from './device'
import type { Candidate, Installation, Program } from './program'
import { aptInstallation, obtain } from './program'

/** Runs a candidate, because Ubuntu's `chromium-browser` may only print how to install it. */
async function canRun({ path }: Candidate): Promise<boolean> {
  if (!existsSync(path)) return false
  // On Windows `--version` would open a window.
  if (process.platform === 'win32') return true
  return (await runCommand(path, ['--version'], { cwd: repositoryRoot })).code === 0
}

async function findBrowser(): Promise<Candidate | undefined> {
  const device = { platform: process.platform, environment: process.env }
  for (const candidate of browserCandidates(chromium.executablePath(), device)) {
    if (await canRun(candidate)) return candidate
  }
  return undefined
}

function installation(): Installation {
  // Debian's package installs the libraries that Playwright's download lacks.
  // The fonts are those on which the fallback faces of the theme are measured.
  if (isRoot && isDebian()) return aptInstallation('chromium fonts-liberation')
  const dependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : []
  return {
    label: "Playwright's Chromium",
    command: 'npx',
    args: ['playwright', 'install', ...dependencies, 'chromium'],
  }
}

export const browser: Program = { name: 'Browser', find: findBrowser, installation }

/** Returns a browser, for tools that need one, and throws if there is none. */
export async function requireBrowser(signal?: AbortSignal): Promise<Candidate> {
  const found = await obtain(browser, signal)
  if (!found) throw new Error('No browser. Install Chromium or Chrome and try again.')
  return found
}
