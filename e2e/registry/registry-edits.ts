import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import { expect, type Page } from '@playwright/test'
import { storedText } from '../fixtures/offline'

/** Changes fields of `remotes.json`. */
export async function editRegistry(servers: OwnServers, changes: object) {
  const file = join(servers.folder('shell'), 'remotes.json')
  await writeFile(file, JSON.stringify({ ...(await servers.readRegistry()), ...changes }))
}

/** The names of the releases of one mode that the page has requested, in order; `url` is that of any of its releases. */
export function requestedReleases(page: Page, { url: releaseUrl }: { url: string }): string[] {
  const names: string[] = []
  const { origin } = new URL(releaseUrl)
  page.on('request', (request) => {
    const url = new URL(request.url())
    const name = /\/([^/]+)\/remoteEntry\.js$/.exec(url.pathname)?.[1]
    if (name && url.origin === origin) names.push(name)
  })
  return names
}

/** Opens the mode chooser until the page has read a changed registry: a slow machine enters a mode with the stored one. */
export async function readChangedRegistry(page: Page, change: string) {
  await page.goto('/')
  await expect.poll(() => storedText(page, 'draft:release-rules')).toContain(change)
}
