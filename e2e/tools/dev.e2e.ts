import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { app, localUrl } from '@baithak/build/apps'
import { expect, test } from '../fixtures'
import { copyRepository } from '../fixtures/copy-repository'
import { editFile } from '../fixtures/edit-file'
import { modeTitle } from '../fixtures/mode-title'
import { runCommand } from '../fixtures/run-command'
import { member, seedLocalStorage } from '../fixtures/stored'

const shell = app('shell')
const party = app('party')

/** Runs development servers until the returned function is called. */
async function develop(cwd: string, command: string, devPorts: readonly number[]) {
  const abort = new AbortController()
  const args = ['run', 'dev', ...command.split(' ')]
  const servers = runCommand('npm', args, { cwd, signal: abort.signal })
  const stop = async () => {
    abort.abort()
    return (await servers).output
  }
  try {
    for (const devPort of devPorts)
      await expect(() => fetch(localUrl(devPort))).toPass({ timeout: 120_000 })
  } catch {
    throw new Error(await stop())
  }
  return stop
}

test('a mode is developed in a deployed shell: a change shows without a reload', async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(300_000)
  const copy = await copyRepository()
  const stop = await develop(copy, `-w ${party.folder} -- --with ${baseURL}`, [
    shell.devPort,
    party.devPort,
  ])
  try {
    await seedLocalStorage(context, localUrl(shell.devPort), member)
    await page.goto(`${localUrl(shell.devPort)}/party`)
    await expect(modeTitle(page, 'party')).toBeVisible({ timeout: 120_000 })
    const file = join(copy, party.folder, 'src/venues/venues-page.tsx')
    let title = `{t('venues.title')}`
    // A development server may reload the page once more, for a dependency that it finds late.
    await expect(async () => {
      await page.evaluate(() => Object.assign(window, { isSamePage: true }))
      await editFile(file, `${title}\n`, `${title}.\n`)
      title = `${title}.`
      await expect(modeTitle(page, 'party')).toHaveText(/\.$/, { timeout: 30_000 })
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    }).toPass()

    const released = page.waitForRequest(/\/1\.0\.0-[0-9a-f]{10}\/mode\.js$/)
    await page.getByRole('link', { name: 'Modes' }).click()
    await page.getByRole('link', { name: /^Work/ }).click()
    await expect(modeTitle(page, 'work')).toBeVisible()
    expect((await released).url(), 'from its own server').toContain(localUrl(app('work').port))
  } finally {
    // A font may still be loading; the page would report that its server has gone.
    await page.close()
    await stop()
    await rm(copy, { recursive: true, force: true })
  }
})
