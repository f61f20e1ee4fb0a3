import type { Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'

/** Opens an empty page of the shell's origin, under the shell's Content-Security-Policy. */
async function openBlank(page: Page) {
  await page.route('**/blank', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: '<!doctype html><html lang="en"><title>Blank</title><main></main></html>',
    })
  })
  await page.goto('/blank')
}

test.describe('console errors', () => {
  test('that a test allows do not fail it', async ({ page, allowConsoleError }) => {
    allowConsoleError(/an expected message/)
    await openBlank(page)
    await page.evaluate(() => console.error('an expected message'))
  })

  test('that a test does not allow fail it', async ({ page }) => {
    test.fail()
    await openBlank(page)
    await page.evaluate(() => console.error('an expected message'))
  })

  const append = (tag: string, properties: string) =>
    `document.body.append(Object.assign(document.createElement('${tag}'), ${properties}))`
  const kinds = [
    ['a console error', "console.error('an expected message')", /an expected message/],
    [
      'an uncaught error',
      "queueMicrotask(() => { throw new Error('fails') })",
      /^page error: fails/,
    ],
    [
      'an inline style',
      append('style', "{ textContent: 'p {}' }"),
      /style-src-elem refused inline/,
    ],
    [
      'an image from a foreign origin',
      append('img', "{ src: 'https://cafe.example/a.png' }"),
      /img-src refused https:..cafe.example/,
    ],
    [
      'a script URL without Trusted Types',
      `try { ${append('script', "{ src: 'https://cafe.example/a.js' }")} } catch {}`,
      /requires 'TrustedScriptURL' assignment/,
    ],
    [
      'markup without Trusted Types',
      "try { document.body.innerHTML = '<p>' } catch {}",
      /requires 'TrustedHTML' assignment/,
    ],
  ] as const
  test('include page errors and what the policy refuses', async ({ page, consoleErrors }) => {
    await openBlank(page)
    for (const [cause, code, message] of kinds) {
      await page.evaluate(code)
      await expect
        .poll(() => consoleErrors.unexpected(), cause)
        .toContainEqual(expect.stringMatching(message))
    }
    consoleErrors.allowConsoleError(/./)
  })
})

test('axe reports violations with their selectors under the strict policy', async ({ page }) => {
  await openBlank(page)
  await page.evaluate(() => {
    const title = Object.assign(document.createElement('h1'), { textContent: 'Cups' })
    const image = Object.assign(document.createElement('img'), { src: 'data:,' })
    document.querySelector('main')?.append(title, image)
  })
  expect(await axe(page)).toEqual([
    expect.stringMatching(/^image-alt: Images must have alternative text \(img\)$/),
  ])
})
