import { expectPictures, notImplemented } from '@baithak/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { manifest } from '../manifest'
import { createArtist, renderGig, setFixedDate, tap } from '../testing/render-gig'

setFixedDate()
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)

test('the list shows three sample gigs below the premium banner', async () => {
  await renderGig('/gig?category=<script>', { cafes: [{ name: 'DABARA House', area: 'Ulsoor' }] })
  expect(titles()).toEqual(['Ghazal Baithak', 'Sunday Acoustic', 'Open Mic Wednesday'])
  expectPictures(manifest, '/gig')
  const banner = screen.getByRole('link', { name: /Premium Performer Pass/ })
  expect(banner).toHaveAttribute('href', '/gig/premium')
  const [ghazal, , openMic] = screen.getAllByRole('listitem')
  // A stored café wins on a name clash.
  expect(ghazal).toHaveTextContent(/28 Nov 2026.*DABARA House, Ulsoor.*₹6,500.*Paid.*Ghazal/)
  expect(openMic).toHaveTextContent(
    /Khidki Coffee, Church Street.*Dinner and a recording.*Exposure/,
  )
})

test('Back from a gig restores the chosen category', async () => {
  const gig = await renderGig('/gig')
  await tap('Paid')
  expect(titles()).toEqual(['Ghazal Baithak', 'Sunday Acoustic'])
  await tap('Exposure')
  await tap(/Open Mic Wednesday/, 'link')
  await tap('Back')
  expect(gig.path()).toBe('/gig?category=exposure')
  expect(titles()).toEqual(['Open Mic Wednesday'])
})

test('a category without gigs says so and leads to all gigs', async () => {
  await renderGig('/gig?category=comedy')
  expect(titles()).toEqual(['No gigs in this category yet.'])
  await tap('See all gigs', 'link')
  expect(titles()).toHaveLength(3)
})

test('the search says that it is not implemented yet', async () => {
  const gig = await renderGig('/gig')
  await tap('Search gigs')
  expect(gig.host.toasts).toEqual([notImplemented('Searching gigs is not implemented yet.')])
})

test('the list shows in Hindi what the artist has applied to', async () => {
  const appliedGigs = { Applied: [{ id: 'ghazal-baithak-2026-11-28', title: 'Ghazal Baithak' }] }
  const artistProfile = createArtist({ premium_pass: true })
  await renderGig('/gig', { artistProfile, appliedGigs }, 'hi')
  expect(titles()).toEqual(['ग़ज़ल बैठक', 'संडे अकूस्टिक', 'ओपन माइक बुधवार'])
  const [ghazal, sunday] = screen.getAllByRole('listitem')
  expect(ghazal).toHaveTextContent('आवेदन हो गया')
  expect(sunday).not.toHaveTextContent('आवेदन हो गया')
  expect(screen.getByText(/^सक्रिय।/)).toBeInTheDocument()
})
