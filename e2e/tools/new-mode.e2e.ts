import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '@baithak/tools/build-apps'
import { newMode } from '@baithak/tools/new-mode/new-mode'
import { registryRelease, release } from '@baithak/tools/release/release'
import { expect, faultTest as test } from '../fixtures'
import { copyRepository } from '../fixtures/copy-repository'
import { modeTitle } from '../fixtures/mode-title'

/** An id that no team uses, because the repository may already have a fifth mode. */
const id = 'mode-of-tests'

test('a new mode appears in the chooser of an unchanged shell, and opens at its own path', async ({
  page,
  servers,
  onboarded,
}) => {
  test.setTimeout(300_000)
  const root = await copyRepository()
  await newMode(id, root)
  await build(root, [`remote-${id}`])
  const released = await release(join(root, `remote-${id}`))
  await cp(released.folder, join(servers.folder('shell'), 'modes', released.name), {
    recursive: true,
  })
  await rm(root, { recursive: true, force: true })
  await onboarded()
  await page.goto(`/${id}`)
  await expect(page, 'an unknown path leads home').toHaveURL('/')
  const card = page.getByRole('main').getByRole('link', { name: 'Mode Of Tests' })
  await expect(page.getByRole('main').getByRole('link', { name: /^Work/ })).toBeVisible()
  await expect(card).toHaveCount(0)

  await servers.updateRegistry({ [id]: registryRelease(released, '/modes') })
  await expect(async () => {
    await page.goto('/')
    await expect(card).toBeVisible({ timeout: 5000 })
  }).toPass()
  await card.click()
  await expect(modeTitle(page, id)).toHaveText('Mode Of Tests')
  await expect(page).toHaveURL(`/${id}`)
  const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(home).toHaveAttribute('aria-current', 'page')
  await page.reload()
  await expect(modeTitle(page, id)).toBeVisible()
})
