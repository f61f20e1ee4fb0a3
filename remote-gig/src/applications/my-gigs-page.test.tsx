import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noAppliedGigs } from '../model/gig'
import { renderGig, seedLocalStorage, setFixedDate } from '../testing/render-gig'

setFixedDate()
const gig = (id: number, rest: object = {}) => ({ id, title: `Gig ${id}`, ...rest })
// Radix selects a tab on mousedown.
const choose = async (name: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', { name }), { button: 0 })

test('My Gigs has the tabs Applied, Shortlisted, Confirmed and Completed', async () => {
  renderGig('/gig/my-gigs')
  await screen.findByRole('heading', { level: 1, name: 'My Gigs' })
  const tabs = screen.getAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Applied',
    'Shortlisted',
    'Confirmed',
    'Completed',
  ])
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true')
})

test('each tab shows its own gigs and how many there are', async () => {
  seedLocalStorage('appliedGigs', {
    ...noAppliedGigs,
    Applied: [gig(1), gig(2)],
    Confirmed: [gig(3)],
  })
  renderGig('/gig/my-gigs')
  expect(await screen.findByText('2 gigs')).toBeVisible()
  await choose('Confirmed')
  expect(screen.getByText('1 gig')).toBeVisible()
  expect(screen.getByRole('link', { name: /Gig 3/ })).toHaveAttribute('href', '/gig/detail/3')
})

test("an empty tab says 'No gigs in this category yet.', unlike section 2", async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Applied: [gig(1)] })
  renderGig('/gig/my-gigs')
  for (const tab of ['Shortlisted', 'Confirmed', 'Completed']) {
    await choose(tab)
    expect(screen.getByRole('heading', { name: 'No gigs in this category yet.' })).toBeVisible()
  }
})

test('An empty tab leads to the open gigs', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Applied: [gig(1)] })
  const { path } = renderGig('/gig/my-gigs')
  await choose('Shortlisted')
  fireEvent.click(screen.getByRole('link', { name: 'See all gigs' }))
  expect(path()).toBe('/gig')
})

test('completed gigs show their rating', async () => {
  renderGig('/gig/my-gigs')
  await choose('Completed')
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/12 Nov 2026.*Late Monsoon Mehfil.*₹5,000.*Rated 5.0 out of 5/)
  expect(second).toHaveTextContent(/Songs in Kannada.*Rated 4.0 out of 5/)
  expect(third).toHaveTextContent(/Open Mic Wednesday.*Exposure.*Rated 5.0 out of 5/)
})

test('Lists: gigs are sorted by date and show their place, time and day of application', async () => {
  const place = { cafe: 'Dabara House', location: 'Indiranagar', time: '8:00 PM' }
  seedLocalStorage('appliedGigs', {
    ...noAppliedGigs,
    Applied: [gig(1, { date: '2026-12-12' }), gig(2, { date: '2026-11-28', ...place })],
  })
  seedLocalStorage('draft:gig-application-dates', [{ id: '2', date: '2026-11-19' }])
  renderGig('/gig/my-gigs')
  const [first, second] = await screen.findAllByRole('listitem')
  expect(first).toHaveTextContent(
    /28 Nov 2026.*Gig 2.*Dabara House, Indiranagar.*8:00 PM.*Applied on 19 Nov 2026/,
  )
  expect(second).toHaveTextContent(/12 Dec 2026.*Gig 1/)
  expect(second).not.toHaveTextContent('Applied on')
})

test('Lists: Completed shows what the artist has earned', async () => {
  renderGig('/gig/my-gigs?tab=Completed')
  expect(await screen.findByText('3 gigs, ₹8,500 earned')).toBeVisible()
})

test('a completed gig without a rating shows none', async () => {
  seedLocalStorage('appliedGigs', {
    ...noAppliedGigs,
    Completed: [gig(1, { rating: null }), gig(2, { rating: 99 })],
  })
  renderGig('/gig/my-gigs?tab=Completed')
  const [none, beyond] = await screen.findAllByRole('listitem')
  expect(none).not.toHaveTextContent('Rated')
  expect(beyond).toHaveTextContent('Rated 5.0 out of 5')
})

test('the tab is restored after a visit to a gig', async () => {
  const mode = renderGig('/gig/my-gigs')
  await choose('Completed')
  fireEvent.click(screen.getByRole('link', { name: /Songs in Kannada/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(mode.path()).toBe('/gig/my-gigs?tab=Completed')
})

test('sample gigs are translated even when stored; the artist’s own gigs are not', async () => {
  seedLocalStorage('appliedGigs', {
    ...noAppliedGigs,
    Applied: [gig(1), gig(2, { id: 'ghazal-baithak-2026-11-28', title: 'Ghazal Baithak' })],
  })
  renderGig('/gig/my-gigs', 'hi')
  expect(await screen.findByText('Gig 1')).toBeVisible()
  expect(screen.getByText('ग़ज़ल बैठक')).toBeVisible()
  expect(screen.getByText('2 महफ़िलें')).toBeVisible()
})
