import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'

/** Titles, texts and pages of the notifications on the device. */
const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, lang, data }) => ({ title, body, lang, url: data.url }))
  })

/** Runs in the service worker. Browsers give tests no way to press a notification. */
const pressNotification = `registration.getNotifications().then(([notification]) =>
  dispatchEvent(new NotificationEvent('notificationclick', { notification })))`

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

test('a pass that ends in two days is a notification, and a press opens the wallet', async ({
  page,
  context,
  onboarded,
  holding,
  now,
  allowConsoleError,
}) => {
  await onboarded()
  await holding('gold_weekly', new Date(Date.parse(now) + 3 * 24 * 60 * 60 * 1000))
  await page.goto('/wallet')
  await page.getByRole('switch', { name: 'Remind me before it ends' }).check()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.clock.fastForward('25:00:00')
  const reminder = {
    title: 'Your pass ends soon',
    body: 'It is valid until 24 Nov 2026.',
    lang: 'en',
    url: '/wallet',
  }
  await expect.poll(() => notifications(page)).toEqual([reminder])

  await page.getByRole('link', { name: 'Explore' }).click()
  await expect(page).toHaveURL('/explore')
  // The device's own event may focus the window and be waited for.
  allowConsoleError(/waitUntil|focus/i)
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(pressNotification)
  await expect(page).toHaveURL('/wallet')
})
