import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, decodeQr, expect, faultTest, test } from './fixtures'

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

const storedText = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

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

test('the clock starts at nine in the morning in India and runs on', async ({ page }) => {
  await openBlank(page)
  expect(await page.evaluate(() => new Date().toString())).toContain('Sat Nov 21 2026 09:00:0')
  await page.clock.fastForward('10:00')
  expect(await page.evaluate(() => new Date().toString())).toContain('09:10:0')
})

test('the fixtures store a member, a pass and a language once, and a reload does not repeat it', async ({
  page,
  onboarded,
  holding,
  language,
}) => {
  await onboarded({ userName: 'Ravi' })
  await holding('gold_monthly')
  await language('hi')
  await openBlank(page)
  expect(await storedText(page, 'isUserOnboarded')).toBe('true')
  expect(await storedText(page, 'userName')).toBe('Ravi')
  expect(await storedText(page, 'i18nextLng')).toBe('hi')
  expect(JSON.parse((await storedText(page, 'userPass')) ?? '')).toEqual({
    passId: 'gold_monthly',
    purchaseDate: '2026-11-19T03:30:00.000Z',
    expiryDate: '2026-12-19T03:30:00.000Z',
  })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  expect(await storedText(page, 'userName')).toBeNull()
})

test('a QR code is decoded from an image and from the screen', async ({ page }) => {
  const image = await readFile(new URL('fixtures/qr-sample.png', import.meta.url))
  expect(await decodeQr(image)).toBe('BAITHAK check-in')
  await openBlank(page)
  await page.evaluate((base64) => {
    const element = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` })
    document.querySelector('main')?.append(element)
    return element.decode()
  }, image.toString('base64'))
  expect(await decodeQr(page)).toBe('BAITHAK check-in')
  expect(await decodeQr(page.locator('img'))).toBe('BAITHAK check-in')
  await page.locator('img').evaluate((element) => element.remove())
  expect(await decodeQr(page)).toBeUndefined()
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

faultTest(
  "a test's own servers can be stopped and started again",
  async ({ page, servers, allowConsoleError }) => {
    const workUrl = (await servers.readRegistry()).modes.work?.url ?? ''
    const fetchStatus = () =>
      page.evaluate(
        (url) =>
          fetch(`${url}mode.json`, { cache: 'no-store' }).then(
            // A server that is stopped breaks off what it still sends.
            async (response) => (await response.text()) && response.status,
            () => 0,
          ),
        workUrl,
      )
    await page.goto('/remotes.json')
    expect(page.url()).toBe(`${servers.url}/remotes.json`)
    expect(await fetchStatus()).toBe(200)
    allowConsoleError(/ERR_CONNECTION_REFUSED|favicon/)
    await servers.stop('work')
    expect(await fetchStatus()).toBe(0)
    await servers.start('work')
    expect(await fetchStatus()).toBe(200)
  },
)
