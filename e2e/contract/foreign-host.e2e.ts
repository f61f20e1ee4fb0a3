import { join } from 'node:path'
import { modes } from '@baithak/shared/apps'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { expect, faultTest as test } from '../fixtures'

const paths = { work: '/work', party: '/party', gig: '/gig', admin: '/admin/login' } as const

const goTo = (page: Page, path: string) => page.evaluate((to) => window.navigateToUrl(to), path)

declare global {
  interface Window {
    navigateToUrl(url: string): void
    getAppStatus(name: string): string
  }
}

test("today's modes mount, unmount and mount again in a single-spa host that is not ours", async ({
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
      outDir: join(servers.folder('shell'), 'another-house'),
      emptyOutDir: true,
    },
  })
  await page.goto('/another-house/index.html')
  await page.waitForFunction(() => 'navigateToUrl' in window)

  const place = (id: string) => page.locator(`[id="single-spa-application:${id}"]`)
  const status = (id: string) => page.evaluate((name) => window.getAppStatus(name), id)

  for (const round of ['first', 'second']) {
    for (const { id } of modes) {
      await test.step(`${id}, ${round} time`, async () => {
        await goTo(page, paths[id])
        await expect(place(id).getByRole('heading', { level: 1 })).toBeVisible()
        await expect.poll(() => status(id)).toBe('MOUNTED')
        await goTo(page, '/elsewhere')
        await expect.poll(() => status(id)).toBe('NOT_MOUNTED')
        await expect(place(id)).toBeEmpty()
      })
    }
  }
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].filter(({ href }) => href?.includes('/first-screen-')),
  )
  expect(sheets, 'each mode brings its style sheet, once').toHaveLength(modes.length)
})
