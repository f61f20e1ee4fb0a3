import { QrImage } from '@baithak/shared/qr'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderWork, seedLocalStorage } from '../testing/render-work'
import { checkInCode } from './check-in-code'

const now = new Date(2026, 10, 21, 12)
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

it('the code holds the member’s id, the pass and the day', async () => {
  seedLocalStorage({ userPass: gold, userId: 'U-4F7K2Q9Z' })
  await renderWork('/check-in')
  expect(renderQr('BAITHAK/1/U-4F7K2Q9Z/GOLD-MONTHLY/20261121')).toContain(shownCode())
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
  expect(renderQr(checkInCode({ memberId: 'U-1', passId: null, day: now }))).toContain(shownCode())
  await userEvent.click(screen.getByRole('link', { name: 'Purchase a Pass' }))
  expect(path()).toBe('/purchase-pass')
})

it('Done opens the home screen', async () => {
  const { path } = await renderWork('/check-in')
  await userEvent.click(screen.getByRole('link', { name: 'Done' }))
  expect(path()).toBe('/work')
})

it('is translated to Hindi', async () => {
  await renderWork('/check-in', { language: 'hi' })
  expect(screen.getByRole('heading', { level: 1, name: 'आपका चेक-इन QR' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'हो गया' })).toBeVisible()
})
