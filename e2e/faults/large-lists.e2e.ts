import { createMany } from '@baithak/tools/testing/create-many'
import { member, type StoredValues, seedLocalStorageFrom } from '@baithak/tools/testing/stored'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { longUnless } from '../fixtures/long'

// Entries with few fields, so that tens of thousands fit into local storage.
const smallEnquiry = (index: number, changes = {}) => ({
  id: `P-${index}`,
  venueName: `Venue ${index}`,
  status: 'Cancelled',
  ...changes,
})
const smallGig = (index: number) => ({ id: index, title: `Gig ${index}`, genre: `Genre ${index}` })
const cafes = createMany(40_000, (index) => ({ name: `Kaapi ${index}`, distance: `${index} km` }))
const stop = (index: number) => ({ id: index, name: `Stop ${index}` })
const longRoute = {
  route_id: 'long',
  route_name: 'Long',
  status: 'Active',
  cafes_included: createMany(40_000, stop),
}

interface LargeList {
  name: string
  path: string
  stored: StoredValues
  /** A row near the top. */
  row: string
}

/** Lists near the browser's storage limit of five million characters. */
const lists: LargeList[] = [
  {
    name: 'My Parties',
    path: '/party/manage',
    stored: { my_parties: createMany(40_000, (index) => smallEnquiry(index)) },
    row: 'Venue 39999',
  },
  {
    name: 'the add-ons of an enquiry',
    path: '/party/manage?enquiry=P-1',
    stored: {
      my_parties: [
        smallEnquiry(1, {
          addOns: createMany(40_000, (index) => ({ name: `Extra ${index}`, price: 1 })),
        }),
      ],
    },
    row: 'Extra 1',
  },
  {
    name: 'coupons',
    path: '/wallet?tab=coupons',
    stored: {
      userCoupons: createMany(40_000, (index) => ({
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
      passHistory: createMany(30_000, () => ({
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
      referrals: createMany(60_000, (index) => ({
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
      cafe_hopping_routes: createMany(25_000, (index) => ({
        route_id: index,
        route_name: `Route ${index}`,
        status: 'Active',
      })),
      cafe_hopping_bookings: createMany(25_000, (index) => ({
        booking_id: index,
        route_id: index,
      })),
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
      checkins_b: createMany(40_000, (index) => index),
    },
    row: 'Stop 1',
  },
  {
    name: 'My Gigs',
    path: '/gig/my-gigs',
    stored: { appliedGigs: { Applied: createMany(40_000, smallGig) } },
    row: 'Gig 1',
  },
  {
    name: 'the genres of an artist',
    path: '/gig/artist-profile',
    stored: { appliedGigs: { Applied: createMany(40_000, smallGig) } },
    row: 'Genre 1',
  },
  {
    name: 'a chat',
    path: '/party/chat',
    stored: {
      'draft:chat:chandni-terrace': createMany(40_000, (index) => ({
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

/** More than any screen needs, and a fraction of the elements of all rows. */
const maxElements = 2500

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

async function openList(page: Page, baseURL: string | undefined, { path, stored, row }: LargeList) {
  await seedLocalStorageFrom(page, baseURL ?? '', { ...member, ...stored })
  await page.goto(path)
  await expect(page.getByText(row).first()).toBeVisible()
}

/** `npm test` opens a list of the UI kit, a chat and the dashboard's table. */
const shortLists = ['My Gigs', 'a chat', 'the dashboard']

for (const list of lists)
  test(
    `of tens of thousands of entries in ${list.name}, only those near the screen are rendered`,
    longUnless(shortLists.includes(list.name)),
    async ({ page, baseURL }) => {
      await openList(page, baseURL, list)
      expect(await countElements(page)).toBeLessThan(maxElements)
      await page.mouse.move(195, 500)
      await page.mouse.wheel(0, 1_000_000)
      expect(await countElements(page)).toBeLessThan(maxElements)
    },
  )
