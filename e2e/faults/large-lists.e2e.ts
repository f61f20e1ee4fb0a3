import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { member, type StoredValues, storeFrom } from '../fixtures/stored'

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

const enquiry = (index: number, changes = {}) => ({
  id: `P-${index}`,
  venueName: `Venue ${index}`,
  status: 'Cancelled',
  ...changes,
})
const gig = (index: number) => ({ id: index, title: `Gig ${index}`, genre: `Genre ${index}` })
const cafes = times(40_000, (index) => ({ name: `Kaapi ${index}`, distance: `${index} km` }))
const stop = (index: number) => ({ id: index, name: `Stop ${index}` })
const longRoute = {
  route_id: 'long',
  route_name: 'Long',
  status: 'Active',
  cafes_included: times(40_000, stop),
}

interface LargeList {
  name: string
  path: string
  stored: StoredValues
  /** A row near the top. */
  row: string
}

/** As many as a browser's five million characters hold. */
const lists: LargeList[] = [
  {
    name: 'My Parties',
    path: '/party/manage',
    stored: { my_parties: times(40_000, (index) => enquiry(index)) },
    row: 'Venue 39999',
  },
  {
    name: 'the add-ons of an enquiry',
    path: '/party/manage?enquiry=P-1',
    stored: {
      my_parties: [
        enquiry(1, { addOns: times(40_000, (index) => ({ name: `Extra ${index}`, price: 1 })) }),
      ],
    },
    row: 'Extra 1',
  },
  {
    name: 'coupons',
    path: '/wallet?tab=coupons',
    stored: {
      userCoupons: times(40_000, (index) => ({
        id: index,
        title: `Coupon ${index}`,
        status: 'active',
      })),
    },
    row: 'Coupon 1',
  },
  {
    name: 'past passes',
    path: '/wallet?tab=pastPasses',
    stored: {
      passHistory: times(30_000, () => ({
        type: 'Gold',
        duration: 'Weekly',
        status: 'Expired',
        purchaseDate: '2026-01-01',
        expiryDate: '2026-01-08',
      })),
    },
    row: '1 – 8 Jan 2026',
  },
  {
    name: 'referrals',
    path: '/invite-earn',
    stored: {
      referrals: times(60_000, (index) => ({
        name: `Friend ${index}`,
        status: 'Pending',
        date: '',
      })),
    },
    row: 'Friend 1',
  },
  {
    name: 'routes and bookings',
    path: '/party/cafe-hopping',
    stored: {
      cafe_hopping_routes: times(25_000, (index) => ({
        route_id: index,
        route_name: `Route ${index}`,
        status: 'Active',
      })),
      cafe_hopping_bookings: times(25_000, (index) => ({ booking_id: index, route_id: index })),
    },
    row: 'Route 1',
  },
  {
    name: 'the stops of a route',
    path: '/party/cafe-hopping/long',
    stored: { cafe_hopping_routes: [longRoute] },
    row: 'Stop 1',
  },
  {
    name: 'the stops of a pass',
    path: '/party/my-hopping-booking/b',
    stored: {
      cafe_hopping_routes: [longRoute],
      cafe_hopping_bookings: [{ booking_id: 'b', route_id: 'long' }],
      checkins_b: times(40_000, (index) => index),
    },
    row: 'Stop 1',
  },
  {
    name: 'My Gigs',
    path: '/gig/my-gigs',
    stored: { appliedGigs: { Applied: times(40_000, gig) } },
    row: 'Gig 1',
  },
  {
    name: 'the genres of an artist',
    path: '/gig/artist-profile',
    stored: { appliedGigs: { Applied: times(40_000, gig) } },
    row: 'Genre 1',
  },
  {
    name: 'a chat',
    path: '/party/chat',
    stored: {
      'draft:chat:chandni-terrace': times(40_000, (index) => ({
        id: String(index),
        sender: 'cafe',
        text: `Line ${index}`,
      })),
    },
    row: 'Line 39999',
  },
  { name: 'Explore', path: '/explore', stored: { cafes }, row: 'Dabara House' },
  { name: "Work's home", path: '/work', stored: { cafes }, row: 'Dabara House' },
  { name: 'the dashboard', path: '/admin/dashboard', stored: { cafes }, row: 'Dabara House' },
]

/** More than any screen needs, and a fraction of what the rows would have. */
const mostElements = 2500

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

async function open(page: Page, baseURL: string | undefined, { path, stored, row }: LargeList) {
  await storeFrom(page, baseURL ?? '', { ...member, ...stored })
  await page.goto(path)
  await expect(page.getByText(row).first()).toBeVisible()
}

for (const list of lists)
  test(`of tens of thousands, ${list.name} render what is near the screen`, async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL, list)
    expect(await elements(page)).toBeLessThan(mostElements)
    await page.mouse.move(195, 500)
    await page.mouse.wheel(0, 1_000_000)
    expect(await elements(page)).toBeLessThan(mostElements)
  })

test('a party deep among tens of thousands is where it was when its details are left', async ({
  page,
  baseURL,
}) => {
  const [parties] = lists as [LargeList]
  await open(page, baseURL, parties)
  const party = page.getByRole('link', { name: 'Venue 39960', exact: true })
  await page.mouse.move(195, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 700)
    await expect(party).toBeInViewport({ timeout: 300 })
  }).toPass({ intervals: [0] })
  await party.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Venue 39960' })).toBeVisible()
  await page.goBack()
  await expect(party).toBeInViewport()
})
