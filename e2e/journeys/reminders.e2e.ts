import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { long } from '../fixtures/long'

/** Titles, texts and pages of the notifications on the device. */
const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, lang, data }) => ({ title, body, lang, url: data.url }))
  })

/** As when the member switches to another app. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })

/** Runs in the service worker. Browsers give tests no way to press a notification. */
const pressNotification = `registration.getNotifications().then(([notification]) =>
  dispatchEvent(new NotificationEvent('notificationclick', { notification })))`

const enquiry = {
  id: 'P-1795000000000',
  venueName: 'Chandni Terrace',
  date: '2026-12-12',
  timeFrom: '19:00',
  timeTo: '23:00',
  status: 'Enquiry Sent',
}

test.describe('with the permission', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('a pass that ends tomorrow is a notification, and a press opens the wallet', async ({
    page,
    context,
    onboarded,
    holding,
    now,
    allowConsoleError,
  }) => {
    await onboarded()
    await holding('gold_weekly', new Date(Date.parse(now) + 24 * 60 * 60 * 1000))
    await page.goto('/wallet')
    await page.getByRole('switch', { name: 'Remind me before it ends' }).check()
    const reminder = {
      title: 'Your pass ends soon',
      body: 'It is valid until 22 Nov 2026.',
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

  test(
    'a party that is confirmed in the background is a notification in Hindi',
    long,
    async ({ page, onboarded, language }) => {
      await onboarded({ my_parties: [enquiry], 'draft:reminders': { party: true } })
      await language('hi')
      await page.goto('/party/manage')
      await expect(page.getByRole('switch', { name: 'जगह की पुष्टि होते ही बताएँ' })).toBeChecked()
      await hide(page)
      await expect
        .poll(() => notifications(page))
        .toEqual([
          {
            title: 'पार्टी की पुष्टि हुई, भुगतान करें',
            body: expect.stringMatching(/, 12 दिस 2026$/),
            lang: 'hi',
            url: `/party/manage?enquiry=${enquiry.id}`,
          },
        ])
    },
  )
})

test(
  'without the permission a gig tomorrow is a toast, once, which leads to the gig',
  long,
  async ({ page, onboarded }) => {
    const gig = { id: 'qawwali-7', title: 'Qawwali Night', cafe: 'Dabara House', time: '7:00 PM' }
    await onboarded({
      appliedGigs: { Confirmed: [{ ...gig, date: '2026-11-22' }] },
      'draft:reminders': { gig: true },
    })
    await page.goto('/gig/my-gigs')
    const toast = page.locator('.toast', { hasText: 'Gig tomorrow' })
    await expect(toast).toContainText('Qawwali Night, Dabara House, 7:00 PM')
    await toast.getByRole('button', { name: 'Open' }).click()
    await expect(page).toHaveURL('/gig/detail/qawwali-7')
    await expect(page.getByRole('switch', { name: 'Remind me of my gigs' })).toBeChecked()
    const shown = await page.evaluate(() => localStorage.getItem('shown-reminders') ?? '')
    expect(JSON.parse(shown)).toEqual(['gig-qawwali-7'])
  },
)
