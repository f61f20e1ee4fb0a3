import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArguments } from '@baithak/tools/registry/arguments'
import { runRegistryCommand } from '@baithak/tools/registry/run-registry-command'
import { copyRelease, liveEntry } from '@baithak/tools/testing/copy-release'
import type { OwnServers } from '@baithak/tools/testing/own-servers'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { storedText } from '../fixtures/offline'
import { requestedReleases } from './registry-edits'

const previewed = '9.0.0-aaaaaaaaaa'

async function publish(servers: OwnServers) {
  const { gig } = await copyRelease(servers, await liveEntry(servers, 'gig'), previewed)
  await writeFile(
    join(servers.folder('gig'), previewed, 'mode.json'),
    JSON.stringify(gig?.manifest),
  )
  const options = ['--preview', '--yes', '--target', servers.folder('shell')]
  await runRegistryCommand(parseArguments(['set', 'gig', gig?.url ?? '', ...options]), {
    log: () => {},
    confirm: async () => false,
    now: () => new Date(),
  })
}

test(
  'a published release is previewed by its name for a session, with a banner to leave it',
  long,
  async ({ page, context, servers, onboarded }) => {
    await onboarded()
    await publish(servers)
    const regular = await liveEntry(servers, 'gig')
    const requested = requestedReleases(page, regular)
    const title = modeTitle(page, 'gig')
    const banner = page.getByText(`Preview: Gig ${previewed}`)

    await page.goto(`/gig?preview=gig:${previewed}`)
    await expect(title).toBeVisible()
    await expect(banner).toBeVisible()
    expect(requested.at(-1)).toBe(previewed)

    await page.goto('/gig/my-gigs')
    await expect(banner).toBeVisible()
    expect(await storedText(page, 'draft:known-good-modes')).not.toContain(previewed)

    const otherTab = await context.newPage()
    const requestedThere = requestedReleases(otherTab, regular)
    await otherTab.goto('/gig')
    await expect(modeTitle(otherTab, 'gig')).toBeVisible()
    expect(new Set(requestedThere)).toEqual(new Set([basename(regular.url)]))

    requested.length = 0
    await page.getByRole('button', { name: 'Leave preview' }).click()
    await expect(banner).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new Set(requested)).toEqual(new Set([basename(regular.url)]))
  },
)

test(
  'a link cannot preview a release that is not published',
  long,
  async ({ page, servers, onboarded }) => {
    await onboarded()
    await publish(servers)
    const { gig } = await copyRelease(servers, await liveEntry(servers, 'gig'), '9.0.1-bbbbbbbbbb')
    const requested = requestedReleases(page, { url: gig?.url ?? '' })
    await page.goto(`/gig?preview=gig:${gig?.url}`)
    await expect(modeTitle(page, 'gig')).toBeVisible()
    await expect(page.getByText('No preview: Gig')).toBeVisible()
    expect(requested).not.toContain('9.0.1-bbbbbbbbbb')
  },
)
