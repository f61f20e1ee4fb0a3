import { groupCode, passCodes } from '@baithak/domain/check-in'
import { fixDate, seedLocalStorage } from '@baithak/testing'
import { QrImage } from '@baithak/ui/qr'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { renderWork } from '../testing/render-work'

const now = new Date('2026-11-21T12:00+05:30')
const gold = {
  passId: 'gold_monthly',
  purchaseDate: '2026-11-20T10:00:00.000Z',
  expiryDate: '2026-12-20T10:00:00.000Z',
} as const

fixDate(now)

const renderQr = (text: string) => renderToStaticMarkup(<QrImage text={text} label="" />)
const shownCode = () => screen.getByRole('img', { name: /QR/ }).innerHTML

it('shows the name as it was typed, the title, the text, the way home, and the member’s code, as a QR code and as characters, another one in the next minute, unlike section 2', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  const aanya = { memberId: 'U-4F7K2Q9Z', name: 'aanya rao' }
  seedLocalStorage({ userPass: gold, userId: aanya.memberId, userData: { name: aanya.name } })
  await renderWork('/check-in')
  expect(screen.getByText('aanya rao')).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: 'Your Check-in QR' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Done' })).toHaveAttribute('href', '/work')
  expect(screen.getByText('Present this QR code at the café counter.')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Check-in QR code of aanya rao' })).toBeInTheDocument()
  const day = new Date(gold.expiryDate)
  for (let minute = 0; minute < 2; minute += 1) {
    const { qrText, shortCode } = passCodes({ ...aanya, kind: gold.passId, day, now: new Date() })
    expect(renderQr(qrText)).toContain(shownCode())
    expect(screen.getByText(groupCode(shortCode))).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
  }
})

it('without an active pass the screen and the code say so, with a link to the purchase', async () => {
  seedLocalStorage({ userPass: { ...gold, expiryDate: '2026-11-20T10:00:00.001Z' }, userId: 'U-1' })
  const { path } = await renderWork('/check-in')
  expect(screen.getByText('No Active Pass')).toBeInTheDocument()
  expect(screen.getByText('Guest User')).toBeInTheDocument()
  const { qrText } = passCodes({ memberId: 'U-1', name: '', kind: 'none', day: null, now })
  expect(renderQr(qrText)).toContain(shownCode())
  await userEvent.click(screen.getByRole('link', { name: 'Purchase a Pass' }))
  expect(path()).toBe('/purchase-pass')
})

it('keeps the screen on until it is left, and after the page was hidden', async () => {
  const release = vi.fn(async () => {})
  const request = vi.fn(async () => ({ release }))
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { wakeLock: { request } }))
  const { unmount } = await renderWork('/check-in')
  expect(request).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2))
  expect(release).not.toHaveBeenCalled()
  unmount()
  expect(release).toHaveBeenCalledTimes(1)
})
