import { readdir, readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { axe, decodeQr, expect, faultTest, test } from './fixtures'

/** An empty page of the shell's origin, under the shell's own policy. */
async function openBlank(page: Page) {
  await page.route('**/blank', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      body: '<!doctype html><html lang="en"><title>Blank</title><main></main></html>',
    })
  })
  await page.goto('/blank')
}

const inStorage = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key)

test.describe('noise', () => {
  test('that a test expects is let through', async ({ page, allowConsoleError }) => {
    allowConsoleError(/the kettle boils over/)
    await openBlank(page)
    await page.evaluate(() => console.error('the kettle boils over'))
  })

  test('that nobody expects fails the test that caused it', async ({ page }) => {
    test.fail()
    await openBlank(page)
    await page.evaluate(() => console.error('the kettle boils over'))
  })

  const add = (tag: string, properties: string) =>
    `document.body.append(Object.assign(document.createElement('${tag}'), ${properties}))`
  const kinds = [
    ['a console error', "console.error('the kettle boils over')", /the kettle boils over/],
    [
      'an uncaught error',
      "queueMicrotask(() => { throw new Error('spilt') })",
      /^page error: spilt/,
    ],
    ['an inline style', add('style', "{ textContent: 'p {}' }"), /style-src-elem refused inline/],
    [
      'a picture from a foreign origin',
      add('img', "{ src: 'https://cafe.example/a.png' }"),
      /img-src refused https:..cafe.example/,
    ],
    [
      'a script whose URL is plain text',
      `try { ${add('script', "{ src: 'https://cafe.example/a.js' }")} } catch {}`,
      /requires 'TrustedScriptURL' assignment/,
    ],
    [
      'markup that is plain text',
      "try { document.body.innerHTML = '<p>' } catch {}",
      /requires 'TrustedHTML' assignment/,
    ],
  ] as const
  for (const [what, code, words] of kinds) {
    test(`is ${what}`, async ({ page, noise }) => {
      await openBlank(page)
      await page.evaluate(code)
      await expect.poll(() => noise.unexpected()).toContainEqual(expect.stringMatching(words))
      noise.allowConsoleError(/./)
    })
  }
})

test('the clock starts at nine in the morning in India and runs on', async ({ page }) => {
  await openBlank(page)
  expect(await page.evaluate(() => new Date().toString())).toContain('Sat Nov 21 2026 09:00:0')
  await page.clock.fastForward('10:00')
  expect(await page.evaluate(() => new Date().toString())).toContain('09:10:0')
})

test('a member with a pass and a language is set up once, and a reload writes nothing again', async ({
  page,
  onboarded,
  holding,
  language,
}) => {
  await onboarded({ userName: 'Ravi' })
  await holding('gold_monthly')
  await language('hi')
  await openBlank(page)
  expect(await inStorage(page, 'isUserOnboarded')).toBe('true')
  expect(await inStorage(page, 'userName')).toBe('Ravi')
  expect(await inStorage(page, 'i18nextLng')).toBe('hi')
  expect(JSON.parse((await inStorage(page, 'userPass')) ?? '')).toEqual({
    passId: 'gold_monthly',
    purchaseDate: '2026-11-19T03:30:00.000Z',
    expiryDate: '2026-12-19T03:30:00.000Z',
  })
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  expect(await inStorage(page, 'userName')).toBeNull()
})

test('a QR code is read from a picture and from the screen', async ({ page }) => {
  const picture = await readFile(new URL('fixtures/qr-sample.png', import.meta.url))
  expect(await decodeQr(picture)).toBe('BAITHAK check-in')
  await openBlank(page)
  await page.evaluate((base64) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${base64}` })
    document.querySelector('main')?.append(image)
    return image.decode()
  }, picture.toString('base64'))
  expect(await decodeQr(page)).toBe('BAITHAK check-in')
  expect(await decodeQr(page.locator('img'))).toBe('BAITHAK check-in')
  await page.locator('img').evaluate((image) => image.remove())
  expect(await decodeQr(page)).toBeUndefined()
})

test('axe names what is wrong and where, under the strict policy', async ({ page }) => {
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
  "a test's own servers stop and start again, and nobody else's do",
  async ({ page, servers, allowConsoleError }) => {
    const work = (await servers.registry()).modes.work?.url ?? ''
    const reach = () =>
      page.evaluate(
        (url) =>
          fetch(`${url}mode.json`, { cache: 'no-store' }).then(
            ({ status }) => status,
            () => 0,
          ),
        work,
      )
    await page.goto('/remotes.json')
    expect(page.url()).toBe(`${servers.url}/remotes.json`)
    expect(await reach()).toBe(200)
    allowConsoleError(/ERR_CONNECTION_REFUSED|favicon/)
    await servers.stop('work')
    expect(await reach()).toBe(0)
    await servers.start('work')
    expect(await reach()).toBe(200)
  },
)

faultTest(
  'a mode is rebuilt with a changed text and released into an unchanged shell',
  async ({ servers }) => {
    const before = await servers.registry()
    const entries = await servers.rebuild('work', [
      { file: 'src/manifest.ts', from: "'Wallet'", to: "'Purse'" },
    ])
    expect(await servers.registry()).toEqual(before)
    await servers.enter(entries)
    const answer = await fetch(`${entries.work?.url}mode.json`)
    expect(await answer.text()).toContain('"en":"Purse"')
    expect((await servers.registry()).modes.party).toEqual(before.modes.party)
    const releases = await readdir(servers.folder('work'))
    expect(releases).toContain(before.modes.work?.url.split('/').at(-2))
  },
)
