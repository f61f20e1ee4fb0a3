import type { Page } from '@playwright/test'

/** The URLs that the page requests of an attacker's origin from now on. Requests that the policy blocks are not sent. */
export async function recordForeignRequests(page: Page): Promise<readonly string[]> {
  const urls: string[] = []
  await page.route('https://evil.example/**', (route) => {
    urls.push(route.request().url())
    return route.abort()
  })
  return urls
}
