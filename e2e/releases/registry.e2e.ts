import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runOn } from '@baithak/tools/testing/stub-site'
import type { Locator, Page } from '@playwright/test'
import { expect, faultTest as test } from '../fixtures'
import { copyRelease, liveEntry } from '../fixtures/copy-release'
import { editFile } from '../fixtures/edit-file'
import { modeTitle } from '../fixtures/mode-title'
import type { OwnServers } from '../fixtures/own-servers'

const newName = '9.0.0-aaaaaaaaaa'

/** Runs a command of the registry on the served shell, as a team does. */
const registry = (servers: OwnServers, command: string) => runOn(servers.folder('shell'), command)

/** Puts a release of Gig with another title beside the live one; returns its URL. */
async function publishGig(servers: OwnServers): Promise<string> {
  const { gig } = await copyRelease(
    servers,
    await liveEntry(servers, 'gig'),
    newName,
    async (folder) => {
      const assets = join(folder, 'assets')
      for (const file of await readdir(assets))
        if (/^en-.*\.js$/.test(file))
          await editFile(join(assets, file), 'your stage', 'another stage').catch(() => {})
    },
  )
  if (!gig) throw new Error('The copy of Gig has no entry.')
  await writeFile(join(servers.folder('gig'), newName, 'mode.json'), JSON.stringify(gig.manifest))
  return gig.url
}

/** Visits Gig until it shows the release with this title. A visit may begin with the release that the device knows. */
const expectTitle = (page: Page, title: RegExp, path = '/gig') =>
  expect(async () => {
    await page.goto(path)
    await expect(modeTitle(page, 'gig')).toBeVisible()
    expect(await modeTitle(page, 'gig').textContent()).toMatch(title)
  }).toPass()

test.beforeEach(({ onboarded }) => onboarded())

test('a release is made live in an unchanged shell, rolled back, and withdrawn', async ({
  page,
  servers,
}) => {
  const url = await publishGig(servers)
  const { party, gig } = (await servers.readRegistry()).modes
  // A rollback needs an earlier release.
  await registry(servers, `set gig ${gig?.url}`)
  await expectTitle(page, /your stage/)
  await registry(servers, `set gig ${url}`)
  await expectTitle(page, /another stage/)
  expect((await servers.readRegistry()).modes.party, 'other modes are as they were').toEqual(party)
  await registry(servers, 'rollback gig')
  await expectTitle(page, /your stage/)
  await registry(servers, `set gig ${url}`)
  await registry(servers, `withdraw gig ${url}`)
  await expectTitle(page, /your stage/)
})

test('a disabled mode says why, and opens again once it is enabled', async ({ page, servers }) => {
  const texts = { en: 'Party rests until Monday.', hi: 'पार्टी सोमवार तक बंद है।' }
  await registry(servers, `disable party --en "${texts.en}" --hi "${texts.hi}"`)
  const panel = page.getByRole('alert')
  const title = modeTitle(page, 'party')
  const visit = async (shown: Locator) => {
    await page.goto('/party')
    await expect(panel.or(title).first()).toBeVisible()
    expect(await shown.isVisible()).toBe(true)
  }
  await expect(() => visit(panel)).toPass()
  await expect(panel).toContainText(texts.en)
  await page.getByRole('navigation').getByRole('link', { name: 'Modes' }).click()
  const card = page.getByRole('main').getByRole('link', { name: /^Party/ })
  await expect(card).toHaveAttribute('aria-disabled', 'true')
  await expect(card).toHaveAccessibleDescription(texts.en)

  await registry(servers, 'enable party')
  await expect(() => visit(title)).toPass()
})

test('a link previews a published release in one tab, until the preview is left', async ({
  page,
  context,
  servers,
}) => {
  await registry(servers, `set gig ${await publishGig(servers)} --preview`)
  await expectTitle(page, /another stage/, `/gig?preview=gig:${newName}`)
  const banner = page.getByText(`Preview: Gig ${newName}`)
  await expect(banner).toBeVisible()
  const other = await context.newPage()
  await other.goto('/gig')
  await expect(modeTitle(other, 'gig')).toHaveText(/your stage/)

  await page.getByRole('button', { name: 'Leave preview' }).click()
  await expect(banner).toBeHidden()
  await expectTitle(page, /your stage/)
})
