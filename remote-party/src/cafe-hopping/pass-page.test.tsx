import { hopQrText } from '@baithak/domain/check-in'
import { expectTexts, fixDate, press, readLocalStorage, seedLocalStorage } from '@baithak/testing'
import { QrImage } from '@baithak/ui/qr'
import { act, screen, within } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { renderParty } from '../testing/render-party'

fixDate('2026-11-21T12:00+05:30')

async function renderPass(...cafes: string[]) {
  seedLocalStorage({ 'checkins_HOP-B7F2': cafes })
  const party = renderParty('/party/my-hopping-booking/HOP-B7F2')
  await screen.findByRole('heading', { level: 1, name: 'Hopping Pass' })
  return party
}

test('the pass shows its route, and its code as text and as a QR code of this minute', async () => {
  await renderPass()
  expect(screen.getByRole('heading', { level: 2, name: 'The Filter Trail' })).toBeInTheDocument()
  expectTexts(['6 Dec 2026, 10:00 AM', 'A sample pass'])
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
  expect(screen.getByText('HOP-B7F2-0612')).toBeInTheDocument()
})

test('each café is checked in once, the progress counts it, and it can be undone', async () => {
  const { host } = await renderPass('monsoon-glasshouse')
  expect(screen.getByText('1 of 4 cafés')).toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Check in at Dabara House' })
  act(() => {
    button.click()
    button.click()
  })
  expect(host.toasts.map(({ title }) => title)).toEqual(['Checked in at Dabara House'])
  expect(host.snapshots.at(-1)?.['checkins_HOP-B7F2']).toContain('dabara-house')
  expect(screen.getByText('2 of 4 cafés')).toBeInTheDocument()
  expect(document.activeElement).toHaveTextContent('Dabara House')
  press('Undo the check-in at Dabara House')
  expect(readLocalStorage('checkins_HOP-B7F2')).toEqual(['monsoon-glasshouse'])
  expect(document.activeElement).toHaveTextContent('Dabara House')
})

test('a stamp has the day of its check-in, here or at a desk, else the day of the route', async () => {
  const tulsi = { cafeId: 'tulsi-courtyard', cafe: 'Tulsi Courtyard', at: '2026-11-20T11:00+05:30' }
  const member = { memberId: 'U-1', name: '', passId: null }
  seedLocalStorage({ 'draft:visits': [{ id: 'V-1', bookingId: 'HOP-B7F2', ...member, ...tulsi }] })
  await renderPass('monsoon-glasshouse', 'tulsi-courtyard')
  press('Check in at Dabara House')
  const stamped = (cafe: string) => within(screen.getByText(cafe).closest('li') as HTMLElement)
  expect(stamped('Dabara House').getByText('21 Nov 2026')).toBeInTheDocument()
  expect(stamped('Tulsi Courtyard').getByText('20 Nov 2026')).toBeInTheDocument()
  expect(stamped('Monsoon Glasshouse').getByText('6 Dec 2026')).toBeInTheDocument()
})

test('a booking with a missing route shows Loading, as a missing booking', async () => {
  seedLocalStorage({ cafe_hopping_bookings: [{ booking_id: 'X-1', route_id: 'gone' }] })
  const { go } = await renderPass()
  for (const id of ['X-1', 'nowhere']) {
    go(`/party/my-hopping-booking/${id}`)
    expect(screen.getByText('Loading...')).toBeInTheDocument()
  }
})
