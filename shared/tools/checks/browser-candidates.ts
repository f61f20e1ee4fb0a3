import { delimiter, join } from 'node:path'
import type { Candidate } from './program'

interface Device {
  platform: NodeJS.Platform
  environment: NodeJS.ProcessEnv
}

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const macApplications = ['Google Chrome', 'Chromium']

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

const label = (path: string) => `the system's ${/chromium/i.test(path) ? 'Chromium' : 'Chrome'}`

function systemPaths({ platform, environment }: Device): string[] {
  if (platform === 'darwin') {
    return macApplications.map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (platform === 'win32') {
    const folders = windowsFolders.flatMap((name) => environment[name] ?? [])
    return folders.flatMap((folder) =>
      ['Google/Chrome', 'Chromium'].map((name) => join(folder, name, 'Application/chrome.exe')),
    )
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean)
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)))
}

/** Possible browsers for the tests, best first: Playwright's own, then the system's. */
export function browserCandidates(playwrightPath: string, device: Device): Candidate[] {
  return [
    { label: "Playwright's own Chromium", path: playwrightPath },
    ...systemPaths(device).map((path) => ({ label: label(path), path })),
  ]
}
