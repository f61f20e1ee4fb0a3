import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const debian = '/usr/bin/chromium'

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Layers are composed by the CPU anyway; with OpenGL in software the tests take a quarter longer.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  // Chromium 156 builds the list below its address bar as a page of 400 files, in each window, without a window to be seen.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  // Its own services' names and all others fail at once where no name server answers.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Returns Playwright's own Chromium where it is installed, else Debian's. Root installs that one if it is missing. */
export function chromiumOptions(): LaunchOptions {
  if (existsSync(chromium.executablePath())) return { args, channel: 'chromium' }
  if (!existsSync(debian) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    installDebianChromium()
  if (!existsSync(debian))
    throw new Error('Chromium is missing. Install it: npx playwright install chromium')
  return { args, executablePath: debian }
}

function installDebianChromium() {
  console.log(
    "Playwright's Chromium is missing, so apt-get installs Debian's packages chromium and fonts-liberation on this machine now.",
  )
  execSync('apt-get update -qq && apt-get install -qq -y chromium fonts-liberation')
}
