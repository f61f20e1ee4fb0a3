import { readdir } from 'node:fs/promises'
import { expect, faultTest as test } from '../fixtures'

test('a release of one mode shows its new text in an unchanged shell, and leaves the others as they were', async ({
  page,
  servers,
  onboarded,
}) => {
  test.setTimeout(5 * 60_000)
  await onboarded()
  await page.goto('/gig')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find\s*your stage/)

  const before = await servers.readRegistry()
  const release = await servers.rebuild('gig', [
    { file: 'src/locales/en.json', from: 'your stage', to: 'another stage' },
  ])
  expect(await servers.readRegistry(), 'a build changes no registry').toEqual(before)
  await servers.updateRegistry(release)
  const { gig, ...others } = (await servers.readRegistry()).modes
  const { gig: previous, ...othersBefore } = before.modes
  expect(gig?.url).not.toBe(previous?.url)
  expect(others).toEqual(othersBefore)
  expect(await readdir(servers.folder('gig'))).toContain(previous?.url.split('/').at(-2))

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Modes' }).click()
  await page.getByRole('link', { name: /Gig/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/another stage/)
})
