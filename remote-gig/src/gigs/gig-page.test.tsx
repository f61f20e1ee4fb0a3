import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { noAppliedGigs } from '../model/gig'
import { renderGig, seedLocalStorage, setFixedDate } from '../testing/render-gig'

setFixedDate()
const ghazal = '/gig/detail/ghazal-baithak-2026-11-28'
const qawwali = { id: 'qawwali-7', title: 'Qawwali Night', date: '2026-11-26', time: '6:00 PM' }

test('a gig shows its date, time, compensation, audience and description', async () => {
  renderGig(ghazal)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ghazal Baithak' })).toBeVisible()
  for (const fact of ['28 Nov 2026', '8:00 PM', '₹6,500', '60, seated'])
    expect(screen.getByText(fact, { selector: 'dd' })).toBeVisible()
  for (const badge of ['Paid', 'Ghazal']) expect(screen.getByText(badge)).toBeVisible()
  expect(screen.getByText(/Two sets of forty minutes/)).toBeVisible()
})

test('a gig lists its other dates, each a gig of its own', async () => {
  const gig = renderGig(ghazal)
  fireEvent.click(await screen.findByRole('link', { name: '5 Dec 2026' }))
  expect(gig.path()).toBe('/gig/detail/ghazal-baithak-2026-12-05')
  expect(await screen.findByText('5 Dec 2026', { selector: 'dd' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('a gig to which the venue has said yes is confirmed', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Applied: [{ ...qawwali, id: 7 }] })
  seedLocalStorage('gigAnswers', [{ id: '7', answer: 'yes' }])
  renderGig('/gig/detail/7')
  const button = await screen.findByRole('button', { name: 'Confirmed' })
  expect(button).toHaveAccessibleDescription(/the date is yours/)
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('a completed gig shows its rating and cannot be applied to', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Completed: [{ ...qawwali, rating: 4 }] })
  renderGig('/gig/detail/qawwali-7')
  expect(await screen.findByText('Rated 4.0 out of 5')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-disabled')
})

test('an unknown gig shows a message and a link to the list', async () => {
  renderGig('/gig/detail/7')
  expect(await screen.findByRole('heading', { name: 'This gig is off the board.' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'See all gigs' })).toHaveAttribute('href', '/gig')
})

test('a gig with missing fields or an invalid date still renders', async () => {
  seedLocalStorage('appliedGigs', {
    ...noAppliedGigs,
    Confirmed: [{ id: 9, title: 'Mystery', date: 'soon' }],
  })
  renderGig('/gig/detail/9')
  const title = await screen.findByRole('heading', { level: 1, name: 'Mystery' })
  expect(title).toBeVisible()
  expect(within(document.body).queryByText(/Invalid|NaN|undefined/)).toBeNull()
})

test('a gig to which the venue has said no says so', async () => {
  seedLocalStorage('appliedGigs', { ...noAppliedGigs, Applied: [qawwali] })
  seedLocalStorage('gigAnswers', [{ id: 'qawwali-7', answer: 'no' }])
  renderGig('/gig/detail/qawwali-7')
  const button = await screen.findByRole('button', { name: 'Applied' })
  expect(button).toHaveAccessibleDescription('You noted: not this time.')
})
