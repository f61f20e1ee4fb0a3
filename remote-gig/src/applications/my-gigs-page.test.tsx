import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noAppliedGigs } from '../model/gig'
import { readLocalStorage, renderGig, seedLocalStorage, setFixedDate } from '../testing/render-gig'

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

test('an artist without gigs finds all tabs empty', async () => {
  renderGig('/gig/my-gigs')
  for (const tab of ['Applied', 'Shortlisted', 'Confirmed', 'Completed']) {
    await choose(tab)
    expect(screen.getByText('0 gigs')).toBeVisible()
  }
})

async function answer(name: 'They said yes' | 'Not this time') {
  const heard = await screen.findByRole('button', { name: 'Heard back?' })
  heard.focus()
  fireEvent.click(heard)
  expect(screen.getByRole('button', { name: 'They said yes' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name }))
}

test('An answer: a yes moves the gig to Confirmed, without a change of the stored lists, and can be undone', async () => {
  const stored = { ...noAppliedGigs, Applied: [gig(1)], Shortlisted: [gig(2)] }
  seedLocalStorage('appliedGigs', stored)
  const { path } = renderGig('/gig/my-gigs')
  expect(await screen.findByRole('group', { name: 'Heard back? Gig 1' })).toBeVisible()
  await answer('They said yes')
  expect(path()).toBe('/gig/my-gigs?tab=Confirmed')
  expect(await screen.findByRole('tab', { name: 'Confirmed', selected: true })).toHaveFocus()
  expect(await screen.findByRole('link', { name: /Gig 1/ })).toBeVisible()
  expect(screen.getByText('You noted that they said yes.')).toBeVisible()
  expect(readLocalStorage('gigAnswers')).toEqual([{ id: '1', answer: 'yes' }])
  expect(readLocalStorage('appliedGigs')).toEqual(stored)
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.queryByRole('link', { name: /Gig 1/ })).toBeNull()
  expect(readLocalStorage('gigAnswers')).toEqual([])
  await choose('Shortlisted')
  await answer('They said yes')
  expect(await screen.findByRole('link', { name: /Gig 2/ })).toBeVisible()
  expect(readLocalStorage('gigAnswers')).toEqual([{ id: '2', answer: 'yes' }])
})

test('An answer: a no leaves the gig in its place, says so, and can be undone', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Applied: [gig(1)] })
  renderGig('/gig/my-gigs')
  await answer('Not this time')
  expect(screen.getByText('You noted: not this time.')).toBeVisible()
  expect(screen.queryByText('Heard back?')).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('Heard back?')).toBeVisible()
})

test('An answer: a gig that is stored as confirmed or completed asks for none', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Confirmed: [gig(1)], Completed: [gig(2)] })
  renderGig('/gig/my-gigs?tab=Confirmed')
  await screen.findByRole('link', { name: /Gig 1/ })
  expect(screen.queryByText('Heard back?')).toBeNull()
  await choose('Completed')
  expect(screen.queryByText('Heard back?')).toBeNull()
})

const played = [
  gig(1, { date: '2026-10-30', rating: 4, paid: true, compensation: '₹3,500' }),
  gig(2, { date: '2026-11-12', rating: 5, paid: true, compensation: '₹5,000' }),
  gig(3, { date: '2026-10-14', rating: 5 }),
]

test('completed gigs show their rating, the latest first', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Completed: played })
  renderGig('/gig/my-gigs')
  await choose('Completed')
  const [first, second, third] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(/12 Nov 2026.*Gig 2.*₹5,000.*Rated 5.0 out of 5/)
  expect(second).toHaveTextContent(/Gig 1.*Rated 4.0 out of 5/)
  expect(third).toHaveTextContent(/Gig 3.*Exposure.*Rated 5.0 out of 5/)
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
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Completed: played })
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
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Completed: played })
  const mode = renderGig('/gig/my-gigs')
  await choose('Completed')
  fireEvent.click(screen.getByRole('link', { name: /Gig 1/ }))
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
