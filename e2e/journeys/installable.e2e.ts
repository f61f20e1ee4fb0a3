import { expect, test } from '../fixtures'

test.use({ serviceWorkers: 'allow' })

interface Icon {
  src: string
  sizes: string
  type: string
  purpose?: string
}

test('the app is installable, with its name and icons of every required kind', async ({
  page,
  context,
  onboarded,
}) => {
  await onboarded()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const browser = await context.newCDPSession(page)
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
  // The context of a test is incognito, which cannot install apps.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { url, errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])

  const manifest = await (await page.request.get(url)).json()
  expect(manifest).toMatchObject({
    name: 'Baithak',
    short_name: 'Baithak',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: await page.locator('meta[name="theme-color"]').getAttribute('content'),
    background_color: expect.stringMatching(/^#[0-9A-F]{6}$/),
    shortcuts: [{ name: 'Show QR', name_localized: { hi: 'QR दिखाएँ' }, url: '/check-in' }],
  })

  const icons: Icon[] = manifest.icons
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
  for (const { src, sizes, type } of icons) {
    const response = await page.request.get(src)
    expect(response.headers()['content-type']).toBe(type)
    const size = await page.evaluate(async (url) => {
      const image = new Image()
      image.src = url
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    if (sizes !== 'any') expect(size).toBe(sizes)
  }
})
