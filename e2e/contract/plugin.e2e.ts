import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repositoryRoot } from '@baithak/shared/apps'
import { buildEnvironment } from '@baithak/shared/delivery/build-apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import type { Manifest } from '@baithak/shared/delivery/release/registry'
import { hashOf } from '@baithak/shared/file-hashes'
import { liveEntry } from '../faults/copy-release'
import { expect, faultTest as test } from '../fixtures'
import { modeTitle } from '../fixtures/mode-title'

/** Builds a folder with its own `vite.config.ts`, in a process of its own: the plugin is off where tests run. */
async function buildAlone(folder: string, outDir: string, env: NodeJS.ProcessEnv = {}) {
  const vite = join(repositoryRoot, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runCommand(
    process.execPath,
    [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: join(import.meta.dirname, folder),
      env: buildEnvironment({ ...process.env, ...env }),
    },
  )
  if (code !== 0) throw new Error(`${folder} does not build:\n${output}`)
}

test('a mode that the federation plugin alone has built runs in the shell, with its React, beside ours', async ({
  page,
  servers,
  onboarded,
}) => {
  const folder = join(servers.folder('gig'), '1.0.0-0123456789')
  await buildAlone('plugin-mode', folder)
  const { url, manifest } = await liveEntry(servers, 'gig')
  // All that such a team writes besides its code.
  const handWritten: Manifest = {
    id: 'gig',
    version: '1.0.0',
    contract: 1,
    prefix: '/gig',
    nav: manifest.nav,
    immersive: [],
    entry: 'remoteEntry.js',
    preload: { scripts: ['remoteEntry.js'], styles: [], texts: {} },
    integrity: { 'remoteEntry.js': hashOf(await readFile(join(folder, 'remoteEntry.js'))) },
  }
  await servers.updateRegistry({
    gig: { url: new URL('../1.0.0-0123456789/', url).href, manifest: handWritten },
  })
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
})

test('our modes run in a host that the federation plugin alone has built, with shares of their own', async ({
  page,
  servers,
  onboarded,
}) => {
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
})
