import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createArtist, renderGig, seedLocalStorage, setFixedDate } from '../testing/render-gig'

setFixedDate()
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the gig list shows the three sample gigs under a premium banner', () => {
  renderGig('/gig')
  expect(titles()).toEqual(['Ghazal Baithak', 'Sunday Acoustic', 'Open Mic Wednesday'])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Find your stage')
  expect(screen.getByRole('link', { name: /Premium Performer Pass/ })).toHaveAttribute(
    'href',
    '/gig/premium',
  )
})

test('each gig says its place, its pay, its genre, and whether it is Paid or Exposure', () => {
  renderGig('/gig')
  const [ghazal, , openMic] = screen.getAllByRole('listitem')
  expect(ghazal).toHaveTextContent(/28 Nov 2026.*Dabara House, Indiranagar.*₹6,500.*Paid.*Ghazal/)
  expect(openMic).toHaveTextContent(
    /Khidki Coffee, Church Street.*Dinner and a recording.*Exposure/,
  )
})

test('a category shows only its gigs, and All shows every gig again', () => {
  renderGig('/gig')
  choose('Exposure')
  expect(titles()).toEqual(['Open Mic Wednesday'])
  choose('Paid')
  expect(titles()).toEqual(['Ghazal Baithak', 'Sunday Acoustic'])
  choose('All')
  expect(titles()).toHaveLength(3)
})

test('stored cafés win on a name clash', () => {
  seedLocalStorage('cafes', [{ name: 'DABARA House', area: 'Ulsoor' }])
  renderGig('/gig')
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('DABARA House, Ulsoor')
})

test('searching is not implemented yet', () => {
  const { host } = renderGig('/gig')
  choose('Search gigs')
  expect(host.toasts).toEqual([
    {
      title: 'Not implemented yet',
      description: 'Searching gigs is not implemented yet.',
      duration: 3000,
      note: true,
    },
  ])
})

test("an empty category says 'No gigs in this category yet.'", () => {
  renderGig('/gig')
  choose('Comedy')
  expect(titles()).toEqual(['No gigs in this category yet.'])
})

test('the category is restored after a visit to a gig', async () => {
  const gig = renderGig('/gig')
  choose('Poetry')
  fireEvent.click(screen.getByRole('link', { name: /Open Mic Wednesday/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(gig.path()).toBe('/gig?category=poetry')
  expect(titles()).toEqual(['Open Mic Wednesday'])
})

test('a gig that was applied to shows Applied in the list', () => {
  seedLocalStorage('appliedGigs', {
    Applied: [{ id: 'ghazal-baithak-2026-11-28', title: 'Ghazal Baithak' }],
  })
  renderGig('/gig')
  const [ghazal, sunday] = screen.getAllByRole('listitem')
  expect(within(ghazal as HTMLElement).getByText('Applied')).toBeVisible()
  expect(within(sunday as HTMLElement).queryByText('Applied')).toBeNull()
})

test('the banner says Active to an artist who has the pass', () => {
  seedLocalStorage('artistProfile', createArtist({ premium_pass: true }))
  renderGig('/gig')
  expect(screen.getByText('Active. Unlimited applications')).toBeVisible()
})

test('the list is translated to Hindi', () => {
  renderGig('/gig', 'hi')
  expect(titles()).toEqual(['ग़ज़ल बैठक', 'संडे अकूस्टिक', 'ओपन माइक बुधवार'])
  choose('कॉमेडी')
  expect(titles()).toEqual(['इस श्रेणी में अभी कोई महफ़िल नहीं है।'])
})

test('an unknown path of the mode redirects to /', () => {
  expect(renderGig('/gig/backstage').path()).toBe('/')
})
