import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from '@baithak/tools/build-apps'
import { newMode } from '@baithak/tools/new-mode/new-mode'
import { registryEntry, release } from '@baithak/tools/release/release'
import { copyRepository } from '@baithak/tools/testing/copy-repository'
import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { newModeId as id, newModeTitle } from './new-mode-id'

test(
  'a new mode appears in the chooser of an unchanged shell, runs, and opens at its own path',
  long,
  async ({ page, servers, onboarded }) => {
    const root = await copyRepository()
    await newMode(id, root)
    await build(root, { folders: [`remote-${id}`] })
    const released = await release(join(root, `remote-${id}`))
    await cp(released.folder, join(servers.folder('shell'), 'modes', released.name), {
      recursive: true,
    })
    await rm(root, { recursive: true, force: true })
    await onboarded()
    await page.goto('/')
    const boards = page.getByRole('main').getByRole('listitem')
    await expect(boards.first()).toBeVisible()
    const countBefore = await boards.count()
    await page.goto(`/${id}`)
    await expect(page, 'an unknown path leads home').toHaveURL('/')

    await servers.updateRegistry({ [id]: registryEntry(released, '/modes') })
    await page.reload()
    await expect(boards).toHaveCount(countBefore + 1)
    await expect
      .poll(() =>
        page.evaluate(() => [...document.images].every((image) => image.naturalWidth > 0)),
      )
      .toBe(true)
    for (const viewport of [
      { width: 667, height: 375 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      // More than four scroll.
      for (const board of (await boards.all()).slice(0, 4))
        await expect(board.getByRole('heading')).toBeInViewport({ ratio: 1 })
    }
    await boards.last().getByRole('link', { name: newModeTitle }).click()
    const title = page
      .locator(`[data-mode="${id}"]`)
      .getByRole('heading', { level: 1, name: newModeTitle })
    await expect(title).toBeVisible()
    await expect(page).toHaveURL(`/${id}`)
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
    await expect(home).toHaveAttribute('aria-current', 'page')

    await page.goto(`/${id}`)
    await expect(title).toBeVisible()
  },
)
