import { devPorts } from '@baithak/shared/ports'
import { expect, test } from '../fixtures'
import { member, store } from '../fixtures/stored'
import { requireFreePorts } from '../serve/app-server'
import { localUrl, repositoryRoot } from '../serve/apps'
import { runCommand } from '../serve/run-command'

const ids = ['shell', 'gig'] as const
const folders = { shell: 'shell', gig: 'remote-gig' } as const

test('the development servers serve a mode in the shell and in its standalone harness', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000)
  await requireFreePorts(ids.map((id) => ({ id, port: devPorts[id] })))
  const abort = new AbortController()
  const servers = ids.map((id) =>
    runCommand('npm', ['run', 'dev', '-w', folders[id]], {
      cwd: repositoryRoot,
      signal: abort.signal,
    }),
  )
  try {
    for (const id of ids)
      await expect(async () => {
        await fetch(localUrl(devPorts[id]))
      }).toPass({ timeout: 60_000 })

    await store(context, localUrl(devPorts.shell), member)
    const title = page.getByRole('heading', { name: 'Find your stage' })
    await page.goto(`${localUrl(devPorts.shell)}/gig`)
    await expect(title).toBeVisible({ timeout: 60_000 })

    await page.goto(localUrl(devPorts.gig))
    await expect(title).toBeVisible({ timeout: 30_000 })
    await expect(page).toHaveURL(`${localUrl(devPorts.gig)}/gig`)
    await page.getByRole('button', { name: 'hi' }).click()
    await expect(page.getByRole('heading', { name: 'अपना मंच चुनिए' })).toBeVisible()
  } finally {
    abort.abort()
    await Promise.all(servers)
  }
})
