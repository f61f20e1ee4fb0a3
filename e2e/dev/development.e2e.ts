import { app, localUrl, repositoryRoot } from '@baithak/shared/apps'
import { runCommand } from '@baithak/shared/delivery/process/run-command'
import { requireFreePorts } from '@baithak/shared/delivery/server/app-server'
import { expect, test } from '../fixtures'
import { member, seedLocalStorage } from '../fixtures/stored'

const shell = app('shell')
const gig = app('gig')

test('the development servers serve a mode in the shell and in its standalone harness', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await requireFreePorts([shell, gig].map(({ id, devPort }) => ({ id, port: devPort })))
  const abort = new AbortController()
  const servers = [shell, gig].map(({ folder }) =>
    runCommand('npm', ['run', 'dev', '-w', folder], {
      cwd: repositoryRoot,
      signal: abort.signal,
    }),
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

    await page.goto(localUrl(gig.devPort))
    await expect(title).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(`${localUrl(gig.devPort)}/gig`)
    await page.getByRole('button', { name: 'hi' }).click()
    await expect(page.getByRole('heading', { name: 'अपना मंच चुनिए' })).toBeVisible()
  } finally {
    // A font may still be loading; the page would report that its server has gone.
    await page.close()
    abort.abort()
    await Promise.all(servers)
  }
})
