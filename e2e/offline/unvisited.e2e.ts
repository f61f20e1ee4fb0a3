import { expect, faultTest as test } from '../fixtures'
import { long } from '../fixtures/long'
import { modeTitle } from '../fixtures/mode-title'
import { goOffline, goOnline, offlineErrors, openAndCache } from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })

test(
  'a mode that was never visited needs the network, and Try again starts it once the device is online',
  long,
  async ({ page, context, servers, onboarded, allowConsoleError }) => {
    allowConsoleError(offlineErrors)
    await onboarded()
    await openAndCache(page, '/work', 'work')
    await page.close()
    await goOffline(context, servers)

    const cold = await context.newPage()
    await cold.goto('/')
    await cold.getByRole('main').getByRole('link', { name: /Gig/ }).click()
    const panel = cold.getByRole('alert')
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText('This part needs the network')
    await expect(cold).toHaveTitle('This part needs the network · Baithak')
    await expect(cold.getByText("You're offline. Showing what we saved.")).toBeVisible()
    const retryButton = panel.getByRole('button', { name: 'Try again' })
    await retryButton.click()
    await expect(panel.getByText('This part needs the network')).toBeVisible()
    await expect(retryButton).toBeFocused()

    const nav = cold.getByRole('navigation', { name: 'Main' })
    await nav.getByRole('link', { name: 'Explore' }).click()
    await expect(modeTitle(cold, 'work')).toBeVisible()
    await cold.goBack()
    await expect(panel).toBeVisible()

    await goOnline(context, servers)
    await retryButton.click()
    await expect(modeTitle(cold, 'gig')).toBeVisible()
    await expect(panel).toBeHidden()
  },
)
