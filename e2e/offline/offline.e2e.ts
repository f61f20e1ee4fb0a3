import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from '@playwright/test'
import english from '../../shell/public/locales/en/translation.json' with { type: 'json' }
import hindi from '../../shell/public/locales/hi/translation.json' with { type: 'json' }
import { counterFiles, counterModes } from '../../shell/src/offline/counter-files'
import { decodeQr, expect, faultTest, test } from '../fixtures'
import { longUnless } from '../fixtures/long'
import { openControlled } from '../fixtures/offline'

test.use({ serviceWorkers: 'allow' })
faultTest.use({ serviceWorkers: 'allow' })

const offlineNotices = {
  en: english.offline.banner,
  hi: hindi.offline.banner,
}

/** Files of the counter's screens that the worker has not cached, and whether it is not active yet. */
async function missingAtCounter(worker: Worker, shellUrl: string) {
  const registry = await (await fetch(new URL('remotes.json', shellUrl))).json()
  const files = counterModes(registry, shellUrl).flatMap(counterFiles)
  expect(files.length).toBeGreaterThan(10)
  return worker.evaluate(
    async (urls) => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
      const cached = await Promise.all(urls.map((url) => caches.match(url)))
      const missing = urls.filter((_, index) => !cached[index])
      return registration.active?.state === 'activated' ? missing : ['worker', ...missing]
    },
    files.map(([url]) => url),
  )
}

for (const [path, language] of [
  ['/', 'en'],
  ['/gig', 'hi'],
] as const)
  test(
    `a glance at ${path} is enough to show the check-in code and the wallet offline (${language})`,
    longUnless(language === 'hi'),
    async ({ page, context, baseURL, onboarded, holding, allowConsoleError }) => {
      allowConsoleError(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
      await onboarded({ i18nextLng: language })
      await holding('gold_monthly')
      const started = context.waitForEvent('serviceworker')
      await page.goto(path)
      const worker = await started
      await page.close()
      await expect.poll(() => missingAtCounter(worker, baseURL ?? '')).toEqual([])

      const blank = await context.newPage()
      const browser = await context.newCDPSession(blank)
      await browser.send('Network.clearBrowserCache')
      await blank.close()
      await context.setOffline(true)
      const cold = await context.newPage()
      await cold.goto('/check-in')
      await expect(cold.locator('[data-mode="work"] h1')).toBeVisible()
      await expect.poll(() => decodeQr(cold)).toContain('GOLD-MONTHLY')
      await cold.goto('/wallet')
      await expect(cold.getByText('AANYA RAO')).toBeVisible()
      const notice = cold.getByText(offlineNotices[language])
      await expect(notice).toBeVisible()
      await context.setOffline(false)
      await expect(notice).toBeHidden()
    },
  )

faultTest(
  'a cached shell has its own translations and does not wait for those of the server',
  async ({ page, servers, onboarded }) => {
    await onboarded()
    await openControlled(page, '/gig')
    const file = join(servers.folder('shell'), 'locales/en/translation.json')
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('"Modes"', '"Newer"'))
    await page.reload()
    const nav = page.getByRole('navigation', { name: 'Main' })
    await expect(nav.getByRole('link', { name: 'Modes' })).toBeVisible()
  },
)
