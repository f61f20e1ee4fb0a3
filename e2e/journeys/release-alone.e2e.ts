import { expect, faultTest as test } from '../fixtures'

test('a release of one mode shows its new text in an unchanged shell', async ({
  page,
  servers,
  onboarded,
}) => {
  test.setTimeout(90_000)
  await onboarded()
  await page.goto('/gig')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find\s*your stage/)

  const release = await servers.rebuild('gig', [
    { file: 'src/locales/en.json', from: 'your stage', to: 'another stage' },
  ])
  await servers.updateRegistry(release)

  const nav = page.getByRole('navigation', { name: 'Main' })
  await nav.getByRole('link', { name: 'Modes' }).click()
  await page.getByRole('link', { name: /Gig/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/another stage/)
})
