import { modes } from '@baithak/build/apps'
import { expect, test } from '../fixtures'
import { blockRequests } from '../fixtures/block-requests'

const navigations = [
  ['/', 'Modes', ['Modes', 'Home', 'Explore', 'Wallet', 'Invites', 'Profile']],
  ['/work', 'Home', ['Modes', 'Home', 'Explore', 'Wallet', 'Invites', 'Profile']],
  ['/explore', 'Explore', ['Modes', 'Home', 'Explore', 'Wallet', 'Invites', 'Profile']],
  ['/wallet', 'Wallet', ['Modes', 'Home', 'Explore', 'Wallet', 'Invites', 'Profile']],
  ['/party', 'Home', ['Modes', 'Home', 'Café Hop', 'Plan Party', 'My Parties', 'Profile']],
  [
    '/party/create',
    'Plan Party',
    ['Modes', 'Home', 'Café Hop', 'Plan Party', 'My Parties', 'Profile'],
  ],
  ['/gig', 'Home', ['Modes', 'Home', 'Explore', 'My Gigs', 'Profile']],
  ['/gig/my-gigs', 'My Gigs', ['Modes', 'Home', 'Explore', 'My Gigs', 'Profile']],
] as const

test('the bottom navigation has the links of its mode, with that of the screen active', async ({
  page,
  onboarded,
}) => {
  await onboarded()
  for (const [path, active, labels] of navigations)
    await test.step(path, async () => {
      await page.goto(path)
      const nav = page.getByRole('navigation', { name: 'Main' })
      await expect(nav.getByRole('link')).toHaveText([...labels])
      await expect(nav.locator('[aria-current="page"]')).toHaveText([active])
    })
})

test('screens of one task have no bottom navigation', async ({ page, onboarded }) => {
  await onboarded()
  for (const path of [
    '/check-in',
    '/map',
    '/purchase-pass',
    '/compare-passes',
    '/gig/premium',
    '/party/chat',
  ])
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
    })
})

test('a mode’s navigation is shown before its code has loaded', async ({ page, onboarded }) => {
  await onboarded()
  const unblock = await blockRequests(
    page,
    new RegExp(`:${modes.find(({ id }) => id === 'party')?.port}/`),
  )
  // The images of the screen's picture do not load either.
  await page.goto('/party', { waitUntil: 'commit' })
  const nav = page.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link', { name: 'My Parties' })).toBeVisible()
  await expect(page.getByText('loading')).toBeVisible()
  unblock()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
