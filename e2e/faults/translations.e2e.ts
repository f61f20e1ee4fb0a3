import { expect, test } from '../fixtures'

test('translations that fail with a 5xx are requested again', async ({
  page,
  onboarded,
  allowConsoleError,
}) => {
  allowConsoleError(/503/)
  await onboarded({ i18nextLng: 'hi' })
  const statuses: number[] = []
  await page.route('**/locales/hi/translation.json', (route) => {
    statuses.push(statuses.length < 2 ? 503 : 200)
    return statuses.at(-1) === 503 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^काम/ })).toBeVisible()
  await expect.poll(() => statuses).toEqual([503, 503, 200])
})
