import { groupCode, passCodes } from '@baithak/domain/check-in'
import { expectTexts, fixDate, readLocalStorage } from '@baithak/testing'
import { QrImage } from '@baithak/ui/qr'
import { act, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { href, renderWork, tap } from '../testing/render-work'
import { storedPass } from '../testing/stored'

const now = new Date('2026-11-21T12:00+05:30')
const gold = storedPass('gold_monthly')
const member = { userPass: gold, userId: 'U-1', userName: 'Aanya Rao' }

fixDate(now)

const renderQr = (text: string) => renderToStaticMarkup(<QrImage text={text} label="" />)
const shownCode = () => screen.getByRole('img', { name: /QR/ }).innerHTML

it('shows name, title, text and Done, and a new code each minute, unlike spec §2', async () => {
  vi.useFakeTimers({ now, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  await renderWork('/check-in', { ...member, userName: 'aanya rao' })
  expectTexts(['aanya rao', 'Present this QR code at the café counter.'])
  expect(screen.getByRole('heading', { level: 1, name: 'Your Check-in QR' })).toBeInTheDocument()
  expect(href('Done')).toBe('/work')
  expect(screen.getByRole('img', { name: 'Check-in QR code of aanya rao' })).toBeInTheDocument()
  const day = new Date(gold.expiryDate)
  for (let minute = 0; minute < 2; minute += 1) {
    const pass = { memberId: 'U-1', name: 'aanya rao', kind: 'gold_monthly', day } as const
    const { qrText, shortCode } = passCodes({ ...pass, now: new Date() })
    expect(renderQr(qrText)).toContain(shownCode())
    expect(screen.getByText(groupCode(shortCode))).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
  }
})

it('without an active pass the screen and the code say so, with a link to the purchase', async () => {
  const userPass = storedPass('gold_monthly', { expiryDate: '2026-11-20T10:00:00.001Z' })
  const { path } = await renderWork('/check-in', { userPass, userId: 'U-1' })
  expectTexts(['No Active Pass', 'Guest User'])
  expect(screen.queryByRole('group', { name: 'Where are you? (optional)' })).toBeNull()
  const { qrText } = passCodes({ memberId: 'U-1', name: '', kind: 'none', day: null, now })
  expect(renderQr(qrText)).toContain(shownCode())
  await tap('Purchase a Pass', 'link')
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

const stored = () => readLocalStorage('draft:visits')

async function checkInAt(cafe: string) {
  const work = await renderWork('/check-in', member)
  await tap(cafe)
  await tap('Done', 'link')
  return work
}

it('Done records no check-in while no café is chosen', async () => {
  const { host, path } = await renderWork('/check-in', member)
  const group = within(screen.getByRole('group', { name: 'Where are you? (optional)' }))
  expect(group.getAllByRole('button', { pressed: false })).toHaveLength(3)
  await tap('Done', 'link')
  expect([path(), stored(), host.toasts]).toEqual(['/work', null, []])
})

it('Done records the check-in at the chosen café and saves it to disk; Undo takes it back', async () => {
  const { host, path } = await checkInAt('Dabara House')
  expect(path()).toBe('/work')
  const checkIn = {
    id: expect.any(String),
    memberId: 'U-1',
    name: 'Aanya Rao',
    passId: 'gold_monthly',
    passType: 'Gold',
    cafeId: 'dabara-house',
    cafe: 'Dabara House',
    at: now.toISOString(),
  }
  expect(stored()).toEqual([checkIn])
  expect(host.snapshots.map((entries) => entries['draft:visits'])).toEqual([
    localStorage.getItem('draft:visits'),
  ])
  const [toast] = host.toasts
  expect(toast?.title).toBe('Checked in at Dabara House')
  act(() => toast?.action?.onPress())
  expect([stored(), host.snapshots.length]).toEqual([[], 2])
})

it('a second check-in of the day at the same café is not recorded', async () => {
  const { unmount } = await checkInAt('Dabara House')
  unmount()
  const { host } = await checkInAt('Dabara House')
  expect(stored()).toHaveLength(1)
  expect(host.toasts).toEqual([{ title: 'You already checked in at Dabara House today' }])
})

it('from a café’s page, that café alone is offered and not chosen', async () => {
  await renderWork('/check-in', member, { state: { from: 'tulsi-courtyard' } })
  const cafes = within(screen.getByRole('group')).getAllByRole('button', { pressed: false })
  expect(cafes.map(({ textContent }) => textContent)).toEqual(['Tulsi Courtyard'])
})
