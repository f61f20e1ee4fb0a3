import { hopQrText } from '@baithak/domain/check-in'
import { QrImage } from '@baithak/ui/qr'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderParty } from '../testing/render-party'
import { sampleRoutes } from './sample-routes'

const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })

beforeAll(() => Promise.all([import('./hopping-page'), import('./pass-page')]), 60_000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date('2026-11-21T12:00+05:30'))
})
afterEach(() => vi.useRealTimers())

async function renderPass(at = '/party/my-hopping-booking/HOP-B7F2', language: 'en' | 'hi' = 'en') {
  const party = renderParty(at, language)
  await screen.findByRole('heading', { level: 1 })
  return party
}
const checkIn = (cafe: string) => screen.getByRole('button', { name: `Check in at ${cafe}` })
/** Stamps are meant for the day of the route. */
function seedRouteOfToday() {
  const [trail] = sampleRoutes(new Date())
  const route = { ...trail, event_date: new Date().toISOString() }
  localStorage.setItem('cafe_hopping_routes', JSON.stringify([route]))
}
const stored = () => JSON.parse(localStorage.getItem('checkins_HOP-B7F2') ?? 'null')

test('the Café Hop screen links to the Hopping Pass', async () => {
  const { path } = await renderPass('/party/cafe-hopping')
  await user.click(screen.getByRole('link', { name: /Your Hopping Pass/ }))
  expect(path()).toBe('/party/my-hopping-booking/HOP-B7F2')
  expect(await screen.findByRole('heading', { level: 1, name: 'Hopping Pass' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'The Filter Trail' })).toBeVisible()
  expect(screen.getByText('6 Dec 2026, 10:00 AM')).toBeVisible()
})

test('each café is checked in once, and the progress counts it', async () => {
  seedRouteOfToday()
  const { host } = await renderPass()
  expect(screen.getByText('0 of 4 cafés')).toBeVisible()
  const button = checkIn('Dabara House')
  act(() => {
    button.click()
    button.click()
  })
  expect(host.toasts.map(({ title }) => title)).toEqual(['Checked in at Dabara House'])
  expect(screen.queryByRole('button', { name: 'Check in at Dabara House' })).toBeNull()
  expect(screen.getByText('1 of 4 cafés')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Dabara House')
  await user.click(checkIn('Tulsi Courtyard'))
  expect(screen.getByText('2 of 4 cafés')).toBeVisible()
  expect(stored()).toEqual(['dabara-house', 'tulsi-courtyard'])
})

test('Lists: before the day of the route a stop is stamped only after a confirmation, unlike section 4', async () => {
  await renderPass()
  await user.click(checkIn('Dabara House'))
  const sheet = await screen.findByRole('dialog', { name: 'Check in before the day?' })
  expect(sheet).toHaveTextContent('The Filter Trail is on 6 Dec 2026.')
  await user.click(within(sheet).getByRole('button', { name: 'Not yet' }))
  expect(stored()).toBeNull()
  await user.click(checkIn('Dabara House'))
  await user.click(await screen.findByRole('button', { name: 'Check in now' }))
  expect(stored()).toEqual(['dabara-house'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toHaveTextContent('Dabara House')
})

test('Stamp: after the confirmation it lands when the sheet has gone, otherwise at once', async () => {
  await renderPass()
  await user.click(checkIn('Dabara House'))
  await user.click(await screen.findByRole('button', { name: 'Check in now' }))
  const delays = () =>
    [...document.querySelectorAll<SVGElement>('.animate-stamp')].map(
      (stamp) => stamp.style.animationDelay,
    )
  expect(delays()).toEqual(['220ms'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo the check-in at Dabara House' }))
  seedRouteOfToday()
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cafe_hopping_routes' })))
  await user.click(checkIn('Tulsi Courtyard'))
  expect(delays()).toEqual(['0ms'])
})

test('Stamp: Undo is in its corner, so that the QR code does not move', async () => {
  localStorage.setItem('checkins_HOP-B7F2', '["dabara-house"]')
  await renderPass()
  const undo = screen.getByRole('button', { name: 'Undo the check-in at Dabara House' })
  expect(undo).toHaveClass('absolute')
})

test('Seal: the last stamp gives the pass a seal and a picture to keep or share, which Undo takes back', async () => {
  await import('./finished-pass')
  seedRouteOfToday()
  localStorage.setItem(
    'checkins_HOP-B7F2',
    '["dabara-house","tulsi-courtyard","bookmark-reading-room"]',
  )
  await renderPass()
  expect(screen.queryByRole('button', { name: 'Keep as a picture' })).toBeNull()
  await user.click(checkIn('Monsoon Glasshouse'))
  expect(await screen.findByText('All 4 cafés visited')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep as a picture' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Share' })).toBeVisible()
  expect(screen.getByRole('img', { name: /^QR code/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo the check-in at Dabara House' }))
  expect(screen.queryByText('All 4 cafés visited')).toBeNull()
})

test('Lists: a check-in can be undone, and made again, unlike section 4', async () => {
  seedRouteOfToday()
  await renderPass()
  await user.click(checkIn('Dabara House'))
  await user.click(screen.getByRole('button', { name: 'Undo the check-in at Dabara House' }))
  expect(stored()).toEqual([])
  expect(screen.getByText('0 of 4 cafés')).toBeVisible()
  expect(document.activeElement).toHaveTextContent('Dabara House')
  await user.click(checkIn('Dabara House'))
  expect(stored()).toEqual(['dabara-house'])
})

test('check-ins from earlier visits and other tabs count', async () => {
  localStorage.setItem('checkins_HOP-B7F2', '["dabara-house"]')
  await renderPass()
  expect(screen.getByText('1 of 4 cafés')).toBeVisible()
  act(() => {
    localStorage.setItem('checkins_HOP-B7F2', '["dabara-house","monsoon-glasshouse"]')
    window.dispatchEvent(new StorageEvent('storage', { key: 'checkins_HOP-B7F2' }))
  })
  expect(screen.getByText('2 of 4 cafés')).toBeVisible()
  expect(
    within(screen.getByRole('list')).getAllByRole('button', { name: /^Check in/ }),
  ).toHaveLength(2)
})

test('a check-in that cannot be saved shows no success', async () => {
  seedRouteOfToday()
  const { host } = await renderPass()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await user.click(checkIn('Dabara House'))
  expect(host.toasts.some(({ title }) => title.startsWith('Checked in'))).toBe(false)
  expect(checkIn('Dabara House')).toBeVisible()
})

test('the pass shows its code as text, and as a QR code of this minute with its stops', async () => {
  await renderPass()
  const code = screen.getByRole('img', { name: 'QR code of your Hopping Pass, HOP-B7F2-0612' })
  const text = hopQrText({
    memberId: '',
    name: '',
    now: new Date(),
    bookingId: 'HOP-B7F2',
    printedCode: 'HOP-B7F2-0612',
    day: new Date('2026-12-06T00:00+05:30'),
    stopIds: ['dabara-house', 'tulsi-courtyard', 'bookmark-reading-room', 'monsoon-glasshouse'],
  })
  expect(renderToStaticMarkup(<QrImage text={text} label="" />)).toContain(code.innerHTML)
  expect(screen.getByText('HOP-B7F2-0612')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test.each([
  ['is an image URL', `data:image/png;base64,${'A'.repeat(4000)}`, 'B-12'],
  ['has the maximum length', 'ॐ'.repeat(300), 'ॐ'.repeat(300)],
])('a booking whose code %s has a pass', async (_, qr_code, code) => {
  const booking = { booking_id: 'B-12', route_id: 'filter-trail', qr_code }
  localStorage.setItem('cafe_hopping_bookings', JSON.stringify([booking]))
  await renderPass('/party/my-hopping-booking/B-12')
  expect(screen.getByRole('heading', { level: 2, name: 'The Filter Trail' })).toBeVisible()
  expect(screen.getByText(code)).toBeVisible()
})

test('a stored booking of a stored route has a pass', async () => {
  localStorage.setItem(
    'cafe_hopping_bookings',
    JSON.stringify([{ booking_id: 12, route_id: 7, qr_code: 'HOP-12' }]),
  )
  localStorage.setItem(
    'cafe_hopping_routes',
    JSON.stringify([
      { route_id: 7, route_name: 'Night Walk', cafes_included: [{ id: 1, name: 'Seventh Sip' }] },
    ]),
  )
  await renderPass('/party/my-hopping-booking/12')
  expect(screen.getByRole('heading', { level: 2, name: 'Night Walk' })).toBeVisible()
  await user.click(checkIn('Seventh Sip'))
  expect(screen.getByText('1 of 1 café')).toBeVisible()
  expect(localStorage.getItem('checkins_12')).toBe('[1]')
})

test('the stamp of a long name shows its first words', async () => {
  const cafe = { id: 1, name: 'Annapoorneshwari Coffee Works and Tiffin Rooms' }
  const route = { route_id: 'filter-trail', route_name: 'Tiffin', cafes_included: [cafe] }
  localStorage.setItem('cafe_hopping_routes', JSON.stringify([route]))
  localStorage.setItem('checkins_HOP-B7F2', '[1]')
  await renderPass()
  const [name] = document.querySelectorAll('.animate-stamp g g g')
  expect(name).toHaveTextContent(/^ANNAPOORNESHWARI$/)
})

test.each(['/party/my-hopping-booking/nowhere', '/party/my-hopping-booking/X-1'])(
  'a missing booking, or one with a missing route, shows Loading: %s',
  async (at) => {
    localStorage.setItem(
      'cafe_hopping_bookings',
      JSON.stringify([{ booking_id: 'X-1', route_id: 'gone', qr_code: '' }]),
    )
    await renderPass(at)
    expect(screen.getByText('Loading...')).toBeVisible()
  },
)
