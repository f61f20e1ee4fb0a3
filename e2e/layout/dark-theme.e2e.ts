import { recordScreencast, type ScreencastFrame } from '@baithak/tools/bench/screencast'
import type { Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { axe, expect, test } from '../fixtures'
import { long } from '../fixtures/long'

const espresso = 'rgb(36, 21, 14)'
const night = 'rgb(26, 15, 9)'
const milk = 'rgb(255, 253, 250)'

const background = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor)
const barColour = (page: Page) => page.locator('meta[name="theme-color"]').getAttribute('content')
const nav = (page: Page) => page.getByRole('navigation')

/** Frames that are mostly lighter than any surface of the dark theme. */
const lightFrames = (frames: readonly ScreencastFrame[]) =>
  frames.filter(({ image }) => {
    const { width, height, data } = PNG.sync.read(image)
    let lightPixels = 0
    for (let at = 0; at < data.length; at += 4)
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 200) lightPixels += 1
    return lightPixels > (width * height) / 2
  })

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('no frame of a page is light, and its mode is dark as well', async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/')
    await expect(nav(page)).toHaveCSS('background-color', night)
    const stop = await recordScreencast(page)
    await page.reload()
    await expect(nav(page)).toHaveCSS('background-color', night)
    await page.goto('/explore')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCSS('background-color', night)
    const frames = await stop()
    expect(frames.length).toBeGreaterThan(0)
    expect(lightFrames(frames)).toHaveLength(0)
    expect(await barColour(page)).toBe('#1A0F09')
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  })

  test('a release without a dark theme is light, and the shell around it dark', async ({
    page,
    onboarded,
  }) => {
    await onboarded()
    await page.route('**/remotes.json', async (route) => {
      const response = await route.fetch()
      const registry: { modes: Record<string, { manifest: { darkTheme?: boolean } }> } =
        await response.json()
      for (const { manifest } of Object.values(registry.modes)) delete manifest.darkTheme
      await route.fulfill({ response, json: registry })
    })
    await page.goto('/explore')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveCSS('color', espresso)
    await expect(page.getByRole('main')).toHaveCSS('background-color', milk)
    await expect(nav(page)).toHaveCSS('background-color', night)
  })

  test('axe finds enough contrast on Welcome and in two modes', async ({ page, onboarded }) => {
    const contrast = { runOnly: ['color-contrast'] }
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Get Started' })).toBeVisible()
    expect(await axe(page, contrast)).toEqual([])
    // On an image, where axe cannot tell.
    await expect(page.getByRole('button', { name: 'हिन्दी' })).toHaveCSS('color', espresso)
    await onboarded()
    for (const path of ['/work', '/party']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axe(page, contrast), path).toEqual([])
    }
  })

  test('a page is printed in the light theme', long, async ({ page, onboarded }) => {
    await onboarded()
    await page.goto('/explore')
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => background(page)).toBe(milk)
  })
})

test('a choice in Settings is applied at once, in other tabs and after a reload', async ({
  page,
  context,
  onboarded,
}) => {
  await onboarded()
  const other = await context.newPage()
  await other.goto('/')
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await expect(nav(page)).toHaveCSS('background-color', night)
  await expect(nav(other)).toHaveCSS('background-color', night)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => background(page)).toBe(night)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect(nav(other)).toHaveCSS('background-color', milk)
})
