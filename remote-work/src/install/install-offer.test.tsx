import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newPassState } from '../model/pass/new-pass-state'
import { passPlans } from '../model/pass/pass-plans'
import { createPass } from '../model/pass/pass-rules'
import {
  changeInAnotherTab,
  readLocalStorage,
  renderWork,
  seedLocalStorage,
  waitForLazyScreen,
} from '../testing/render-work'

const now = new Date('2026-11-21T06:30:00.000Z')
const install = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  install.mockClear()
  seedLocalStorage({ userPass: createPass(passPlans.gold_monthly, now) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function openWallet({
  state,
  canInstall = true,
}: {
  state?: unknown
  canInstall?: boolean
} = {}) {
  const work = await renderWork('/wallet', { state })
  work.host.appInfo = () => ({ versions: {}, install: canInstall ? install : undefined })
  return work
}
const afterPurchase = { state: newPassState(now) }

/** As long as the toast of the purchase is shown. */
async function seeSuccess() {
  await act(() => vi.advanceTimersByTimeAsync(4000))
  await waitForLazyScreen()
}
const sheet = () => screen.queryByRole('dialog', { name: 'Keep your pass at hand' })
async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  // The sheet is removed after its exit animation.
  await act(async () => {})
}
const status = () => readLocalStorage('draft:install-offer')

test('the app is offered once the first purchase was seen, and the browser’s dialog follows the answer', async () => {
  await openWallet(afterPurchase)
  await act(() => vi.advanceTimersByTimeAsync(3999))
  await waitForLazyScreen()
  expect(sheet()).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await waitForLazyScreen()
  expect(sheet()).toBeVisible()
  expect(install).not.toHaveBeenCalled()
  await press('Install')
  expect(install).toHaveBeenCalledOnce()
  expect(sheet()).toBeNull()
  expect(status()).toBe('shown')
})

test('Not now ends it for ever, also after the next purchase', async () => {
  const { unmount } = await openWallet(afterPurchase)
  await seeSuccess()
  await press('Not now')
  expect(sheet()).toBeNull()
  expect(install).not.toHaveBeenCalled()
  unmount()
  await openWallet({ state: newPassState(new Date()) })
  await seeSuccess()
  expect(sheet()).toBeNull()
})

test('a member who leaves the wallet earlier is offered it at a later visit', async () => {
  const { go } = await openWallet(afterPurchase)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  go('/check-in')
  await seeSuccess()
  expect(sheet()).toBeNull()
  expect(status()).toBe('due')
  go('/wallet')
  await waitForLazyScreen()
  await seeSuccess()
  expect(sheet()).toBeVisible()
})

test('it is offered neither without a purchase nor after a later one', async () => {
  const { unmount } = await openWallet()
  await seeSuccess()
  expect(sheet()).toBeNull()
  unmount()
  const past = { ...passPlans.silver_weekly, ...createPass(passPlans.silver_weekly, now) }
  seedLocalStorage({ passHistory: [{ ...past, status: 'Expired' }] })
  await openWallet({ state: newPassState(new Date()) })
  await seeSuccess()
  expect(sheet()).toBeNull()
  expect(status()).toBeNull()
})

test('it waits for the next pass while there is none', async () => {
  seedLocalStorage({ userPass: null, 'draft:install-offer': '"due"' })
  await openWallet()
  expect(screen.getByRole('heading', { name: 'No Active Pass' })).toBeVisible()
  await seeSuccess()
  expect(sheet()).toBeNull()
  expect(status()).toBe('due')
})

test('an installed app, and a browser that installs none, offer nothing', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  }))
  const { unmount } = await openWallet(afterPurchase)
  await seeSuccess()
  expect(sheet()).toBeNull()
  unmount()
  vi.unstubAllGlobals()
  await openWallet({ canInstall: false })
  await seeSuccess()
  expect(sheet()).toBeNull()
  expect(status()).toBe('due')
})

test('what another tab has offered meanwhile is not offered again', async () => {
  await openWallet(afterPurchase)
  await act(() => vi.advanceTimersByTimeAsync(2000))
  changeInAnotherTab('draft:install-offer', '"shown"')
  await seeSuccess()
  expect(sheet()).toBeNull()
})

test('it does not open over another sheet', async () => {
  const { host } = await openWallet(afterPurchase)
  host.overlays.append(Object.assign(document.createElement('div'), { role: 'dialog' }))
  await seeSuccess()
  expect(sheet()).toBeNull()
  expect(status()).toBe('due')
})

test('on an iPhone it says how to install the app by hand', async () => {
  const iPhone = { standalone: { value: false }, vendor: { value: 'Apple Computer, Inc.' } }
  vi.stubGlobal('navigator', Object.create(navigator, iPhone))
  await openWallet({ ...afterPurchase, canInstall: false })
  await seeSuccess()
  const steps = within(sheet() as HTMLElement).getAllByRole('listitem')
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'Tap Share in the browser’s bar.',
    'Choose “Add to Home Screen”. Show QR then works without a network too.',
  ])
  await press('Got it')
  expect(sheet()).toBeNull()
})
