import { groupCode, passCodes } from '@baithak/domain/check-in'
import { QrImage } from '@baithak/ui/qr'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { changeInAnotherTab, renderWork, seedLocalStorage } from '../testing/render-work'

const now = new Date('2026-11-21T12:00+05:30')
const gold = {
  passId: 'gold_monthly',
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
} as const

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const renderQr = (text: string) => renderToStaticMarkup(<QrImage text={text} label="" />)
const shownCode = () => screen.getByRole('img', { name: /QR/ }).innerHTML

it('shows the stored name, the title, the text and a QR code named after the member', async () => {
  seedLocalStorage({ userPass: gold, userData: { name: 'Aanya Rao' } })
  await renderWork('/check-in')
  expect(screen.getByText('Aanya Rao')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Your Check-in QR' })).toBeVisible()
  expect(screen.getByText('Present this QR code at the café counter.')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Check-in QR code of Aanya Rao' })).toBeVisible()
})

const aanya = { memberId: 'U-4F7K2Q9Z', name: 'Aanya Rao', kind: 'gold_monthly' } as const
const codesAt = (time: Date) => passCodes({ ...aanya, day: new Date(gold.expiryDate), now: time })

it('shows the member’s code, as a QR code and as characters, unlike section 2', async () => {
  seedLocalStorage({ userPass: gold, userId: aanya.memberId, userData: { name: aanya.name } })
  await renderWork('/check-in')
  const { qrText, shortCode } = codesAt(now)
  expect(renderQr(qrText)).toContain(shownCode())
  expect(screen.getByText(groupCode(shortCode))).toBeVisible()
})

it('shows another code in the next minute', async () => {
  vi.useRealTimers()
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  seedLocalStorage({ userPass: gold, userId: aanya.memberId, userData: { name: aanya.name } })
  await renderWork('/check-in')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  const { qrText, shortCode } = codesAt(new Date(now.getTime() + 60_000))
  expect(renderQr(qrText)).toContain(shownCode())
  expect(screen.getByText(groupCode(shortCode))).toBeVisible()
})

it('a member without a name is called Guest User', async () => {
  await renderWork('/check-in')
  expect(screen.getByText('Guest User')).toBeVisible()
  expect(screen.getByRole('img', { name: 'Check-in QR code of Guest User' })).toBeVisible()
})

it('without an active pass the screen and the code say so, with a link to the purchase', async () => {
  seedLocalStorage({ userPass: { ...gold, expiryDate: '2026-11-20T10:00:00.001Z' }, userId: 'U-1' })
  const { path } = await renderWork('/check-in')
  expect(screen.getByText('No Active Pass')).toBeVisible()
  const { qrText } = passCodes({ memberId: 'U-1', name: '', kind: 'none', day: null, now })
  expect(renderQr(qrText)).toContain(shownCode())
  await userEvent.click(screen.getByRole('link', { name: 'Purchase a Pass' }))
  expect(path()).toBe('/purchase-pass')
})

it('a name is shown and stored as it was typed', async () => {
  seedLocalStorage({ userPass: gold, userData: { name: 'aanya rao' } })
  await renderWork('/check-in')
  expect(screen.getByRole('img', { name: 'Check-in QR code of aanya rao' })).toBeVisible()
  expect(localStorage.getItem('userData')).toBe('{"name":"aanya rao"}')
})

it('Done opens the home screen', async () => {
  const { path } = await renderWork('/check-in')
  await userEvent.click(screen.getByRole('link', { name: 'Done' }))
  expect(path()).toBe('/work')
})

it('keeps the screen on until it is left, and after the page was hidden', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { unmount } = await renderWork('/check-in')
  expect(request).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledTimes(1)
})

describe('Checked in', () => {
  const visitAt = (cafeId: string, at: Date, passId = 'gold_monthly') => ({
    id: `${cafeId}-${at.getTime()}`,
    memberId: aanya.memberId,
    name: aanya.name,
    passId,
    cafeId,
    cafe: cafeId,
    at: at.toISOString(),
  })
  const khidki = visitAt('khidki-coffee', now)
  const yesterday = visitAt('khidki-coffee', new Date('2026-11-20T12:00+05:30'))
  const seed = (visits: unknown[]) =>
    seedLocalStorage({
      userPass: gold,
      userId: aanya.memberId,
      userData: { name: aanya.name },
      'draft:visits': visits,
    })

  it('the code stays until the desk stores a visit, which the screen answers at once', async () => {
    seed([yesterday])
    await renderWork('/check-in')
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    changeInAnotherTab('draft:visits', [{ ...khidki, memberId: 'U-OTHER' }, yesterday])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your Check-in QR')
    changeInAnotherTab('draft:visits', [khidki, yesterday])
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You’re in')
    expect(screen.getByRole('status')).toHaveTextContent('Checked in at Khidki Coffee, 12:00 PM')
    const receiptCafe = screen.getByText('Khidki Coffee')
    expect(receiptCafe).toBeVisible()
    // The letters of the stamp.
    expect(receiptCafe.parentElement?.querySelector('svg g g')).toHaveTextContent(
      'KHIDKI COFFEE21 NOV 2026',
    )
    expect(screen.getByText('21 Nov 2026')).toBeVisible()
    expect(screen.getByText('Premium coffee included today')).toBeVisible()
    expect(screen.queryByRole('img', { name: /QR code of/ })?.closest('[inert]')).not.toBeNull()
    expect(screen.getByRole('link', { name: 'Done' })).toBeVisible()
  })

  it('the second visit of a day has no coffee, the Gold café of a Silver pass is named', async () => {
    seed([visitAt('dabara-house', new Date('2026-11-21T09:00+05:30'))])
    await renderWork('/check-in')
    changeInAnotherTab('draft:visits', [
      visitAt('lakeside-verandah', now, 'silver_monthly'),
      visitAt('dabara-house', new Date('2026-11-21T09:00+05:30')),
    ])
    expect(screen.queryByText(/included today/)).not.toBeInTheDocument()
    expect(screen.getByText('Your Gold café of this month')).toBeVisible()
  })

  it('the device vibrates once, when the stamp lands', async () => {
    const vibrate = vi.fn()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { vibrate }))
    onTestFinished(() => void vi.unstubAllGlobals())
    seed([])
    await renderWork('/check-in')
    changeInAnotherTab('draft:visits', [khidki])
    expect(vibrate).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1))
  })
})
