import { app, localUrl, repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { member, seedLocalStorage } from '../fixtures/stored'

const shell = app('shell')
const gig = app('gig')

test(
  'one mode is developed in the shell, beside the deployed others, and in its standalone harness',
  long,
  async ({ page, context, baseURL }) => {
    test.setTimeout(180_000)
    const abort = new AbortController()
    const servers = runCommand(
      'npm',
      ['run', 'dev', '-w', gig.folder, '--', '--with', `${baseURL}/remotes.json`],
      { cwd: repositoryRoot, signal: abort.signal },
    )
    try {
      for (const { devPort } of [shell, gig])
        await expect(async () => {
          await fetch(localUrl(devPort))
        }).toPass({ timeout: 60_000 })

      await seedLocalStorage(context, localUrl(shell.devPort), member)
      const title = page.getByRole('heading', { name: 'Find your stage' })
      await page.goto(`${localUrl(shell.devPort)}/gig`)
      await expect(title).toBeVisible({ timeout: 60_000 })

      const released = page.waitForRequest(/\/1\.0\.0-[0-9a-f]{10}\/remoteEntry\.js$/)
      await page.getByRole('link', { name: 'Modes' }).click()
      await page.getByRole('link', { name: /^Party/ }).click()
      await expect(modeTitle(page, 'party')).toBeVisible({ timeout: 60_000 })
      expect((await released).url(), 'from its own server').toContain(localUrl(app('party').port))

      await page.goto(localUrl(gig.devPort))
      await expect(title).toBeVisible({ timeout: 30_000 })
      await expect(page).toHaveURL(`${localUrl(gig.devPort)}/gig`)
      await page.getByRole('button', { name: 'hi' }).click()
      await expect(page.getByRole('heading', { name: 'अपना मंच चुनिए' })).toBeVisible()
    } finally {
      // A font may still be loading; the page would report that its server has gone.
      await page.close()
      abort.abort()
      await servers
    }
  },
)
