import { join } from 'node:path'
import { builtInModes } from '@baithak/build/apps'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, faultTest as test } from '../fixtures'

const paths = { work: '/work', party: '/party', gig: '/gig', admin: '/admin/login' } as const

const navigateTo = (page: Page, path: string) =>
  page.evaluate((url) => window.navigateToUrl(url), path)

declare global {
  interface Window {
    navigateToUrl(url: string): void
    getAppStatus(name: string): string
  }
}

test('the modes mount, unmount and mount again in a foreign single-spa host', async ({
  page,
  servers,
}) => {
  await build({
    root: join(import.meta.dirname, 'host'),
    configFile: false,
    logLevel: 'error',
    base: './',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: join(servers.folder('shell'), 'foreign-host'),
      emptyOutDir: true,
    },
  })
  await page.goto('/foreign-host/index.html')
  await page.waitForFunction(() => 'navigateToUrl' in window)

  const container = (id: string) => page.locator(`[id="single-spa-application:${id}"]`)
  const status = (id: string) => page.evaluate((name) => window.getAppStatus(name), id)

  for (const attempt of ['first', 'second']) {
    for (const { id } of builtInModes) {
      await test.step(`${id}, ${attempt} time`, async () => {
        await navigateTo(page, paths[id])
        await expect(container(id).getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(() => status(id)).toBe('MOUNTED')
        await navigateTo(page, '/elsewhere')
        await expect.poll(() => status(id)).toBe('NOT_MOUNTED')
        await expect(container(id)).toBeEmpty()
      })
    }
  }
  const styleSheets = await page.evaluate(() =>
    [...document.styleSheets].filter(({ href }) => href?.includes('/first-screen-')),
  )
  expect(styleSheets, 'each mode adds its style sheet once').toHaveLength(builtInModes.length)
})
