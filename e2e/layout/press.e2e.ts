import { middleOf, touch } from '@baithak/tools/testing/touch'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'

type Pointer = 'mouse' | 'finger'

/** Presses the middle of a control. The returned function releases it. */
async function press(page: Page, control: Locator, pointer: Pointer) {
  const middle = await middleOf(control)
  if (pointer === 'mouse') {
    await page.mouse.move(middle.x, middle.y)
    await page.mouse.down()
    return () => page.mouse.up()
  }
  const finger = await touch(page)
  await finger.down(middle)
  return finger.up
}

/** More than the toast needs to come or to go. */
const waitForFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  })

for (const pointer of ['mouse', 'finger'] as const) {
  test(`a toast that comes while a ${pointer} presses waits for the end of the press`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
    })
    const code = /\/assets\/toaster-[\w-]*\.js$/
    let load = () => {}
    const isPressed = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route(code, (route) => isPressed.then(() => route.continue()))
    const loaded = page.waitForEvent('requestfinished', (request) => code.test(request.url()))
    await page.goto('/')
    await expect(page.locator('html:not([data-prerendered])')).toBeAttached()
    const release = await press(page, page.getByRole('link', { name: 'Get Started' }), pointer)
    load()
    await loaded
    await waitForFrames(page)
    await release()
    await expect(page).toHaveURL('/onboarding/phone')
    await expect(page.locator('.toast')).toBeVisible()
  })
}

/** The toast that confirms a sent code, above the dock of the next step. */
async function sendCode(page: Page) {
  await page.clock.install()
  await page.goto('/onboarding/phone')
  await page.getByLabel('Mobile number').fill('9845012345')
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await page.clock.runFor(100)
  const toast = page.locator('.toast', { hasText: 'OTP Sent' })
  await expect(toast).toBeVisible()
  return { toast, verify: page.getByRole('button', { name: 'Verify OTP' }) }
}

test('a toast whose time ends during a press stays until its end', async ({ page }) => {
  const { toast, verify } = await sendCode(page)
  const release = await press(page, verify, 'mouse')
  await page.clock.runFor(6000)
  await waitForFrames(page)
  await release()
  await expect(page.locator('.toast', { hasText: 'Invalid OTP' })).toBeVisible()
  await expect(toast).toBeHidden()
})

test('a toast that is going stops during a press', async ({ page }) => {
  const { toast, verify } = await sendCode(page)
  const animations = await page.context().newCDPSession(page)
  await animations.send('Animation.setPlaybackRate', { playbackRate: 0.05 })
  await page.clock.runFor(6000)
  await expect(toast).toHaveAttribute('data-state', 'closed')
  const release = await press(page, verify, 'mouse')
  await expect(toast).toHaveCSS('animation-play-state', 'paused')
  await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await waitForFrames(page)
  await release()
  await expect(page.locator('.toast', { hasText: 'Invalid OTP' })).toBeVisible()
  await expect(toast).toBeHidden()
})

test('a press ends before the strip that says offline comes', async ({ page, onboarded }) => {
  await onboarded()
  await page.goto('/')
  await expect(page.locator('html:not([data-prerendered])')).toBeAttached()
  const release = await press(page, page.getByRole('button', { name: 'हिन्दी' }), 'mouse')
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { value: false })
    dispatchEvent(new Event('offline'))
  })
  await waitForFrames(page)
  await release()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByText('ऑफ़लाइन')).toBeVisible()
})
