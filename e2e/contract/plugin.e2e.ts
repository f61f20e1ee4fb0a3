import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/build/apps'
import { liveEntry } from '@baithak/tools/testing/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { buildAlone, releasePluginMode } from './release-plugin-mode'

test(
  'a mode that the federation plugin alone has built runs in the shell, with its React, beside ours',
  long,
  async ({ page, servers, onboarded }) => {
    const gig = await releasePluginMode(servers, await liveEntry(servers, 'gig'))
    await servers.updateRegistry({ gig })
    await onboarded()

    await page.goto('/gig')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built by the plugin alone')
    const shellReact = JSON.parse(
      await readFile(join(repositoryRoot, 'node_modules/react/package.json'), 'utf8'),
    ).version
    await expect(page.getByText(`React ${shellReact} at /gig`)).toBeVisible()
    await page.getByRole('button', { name: 'Pressed 0 times' }).click()
    await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible()
    await page.getByRole('button', { name: 'Toast' }).click()
    await expect(page.getByText('Toast of the plugin mode').first()).toBeVisible()

    await page.getByRole('button', { name: 'Party' }).click()
    await expect(modeTitle(page, 'party')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Built by the plugin alone')
  },
)

test(
  'our modes run in a host that the federation plugin alone has built, with shares of their own',
  long,
  async ({ page, servers, onboarded }) => {
    const { url, manifest } = await liveEntry(servers, 'gig')
    await buildAlone('plugin-host', join(servers.folder('shell'), 'plugin-host'), {
      GIG_ENTRY: new URL(manifest.entry, url).href,
    })
    await onboarded()
    const ownShares = page.waitForRequest(/\/own-shares-/)
    await page.goto('/plugin-host/index.html')
    await expect(page.getByRole('heading', { level: 2, name: /^Host with React/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect((await ownShares).url()).toContain(url)
  },
)
