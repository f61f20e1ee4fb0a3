import { execSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

const debian = '/usr/bin/chromium'

const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // OpenGL in software would make the tests a quarter slower.
  '--disable-gpu-compositing',
  '--disable-background-networking',
  // Chromium 156 loads a page of 400 files for its address bar, even in a window that is not visible.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  // Requests to other hosts fail at once, also on a machine without a name server.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** Returns the options for Playwright's Chromium, or for Debian's if that is missing. Root may install Debian's. */
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
