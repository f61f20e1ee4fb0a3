import { expectTexts } from '@baithak/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderGig, setFixedDate, tap } from '../testing/render-gig'

setFixedDate()

test('a gig shows its facts, and each other date is a gig of its own', async () => {
  const gig = await renderGig('/gig/detail/ghazal-baithak-2026-11-28')
  expect(screen.getByRole('heading', { level: 1, name: 'Ghazal Baithak' })).toBeInTheDocument()
  for (const fact of ['28 Nov 2026', '8:00 PM', '₹6,500', '60, seated'])
    expect(screen.getByText(fact, { selector: 'dd' })).toBeInTheDocument()
  expectTexts(['Paid', 'Ghazal', /Two sets of forty minutes/])
  await tap('5 Dec 2026', 'link')
  expect(gig.path()).toBe('/gig/detail/ghazal-baithak-2026-12-05')
  expect(screen.getByText('5 Dec 2026', { selector: 'dd' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).toBeNull()
})

test('a missing gig says so and leads to all gigs', async () => {
  await renderGig('/gig/detail/7')
  expectTexts(['This gig is no longer offered.'])
  expect(screen.getByRole('link', { name: 'See all gigs' })).toHaveAttribute('href', '/gig')
})

test.each([
  ['a sample café', 'Dabara House', '/cafe/dabara-house'],
  ['a stored café', 'Neem Tree', '/cafe/C-7'],
  ['a stored café in other letters', 'NEEM TREE', '/cafe/C-7'],
  ['no café of the network', 'Town Hall', undefined],
])('the place of a gig links to its page: %s', async (_, name, href) => {
  await renderGig('/gig/detail/1', {
    appliedGigs: { Applied: [{ id: 1, title: 'Gig 1', cafe: name }] },
    cafes: [{ id: 'C-7', name: 'Neem Tree' }],
  })
  expect(screen.getByText(name).closest('a')?.getAttribute('href')).toBe(href)
})

test('a gig shows the noted answer, and after it was played its rating', async () => {
  const gigs = [1, 2, 3].map((id) => ({ id, title: `Gig ${id}`, date: '2026-11-26' }))
  const mystery = { id: 4, title: 'Mystery', date: 'soon', rating: 4 }
  const answers = { 1: 'yes', 2: 'no' }
  const { go } = await renderGig('/gig/detail/1', {
    appliedGigs: { Applied: gigs, Completed: [mystery] },
    gigAnswers: Object.entries(answers).map(([id, answer]) => ({ id, answer })),
  })
  const confirmed = screen.getByRole('button', { name: 'Confirmed' })
  expect(confirmed).toHaveAccessibleDescription(/the date is yours/)
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeInTheDocument()
  go('/gig/detail/2')
  const refused = await screen.findByRole('button', { name: 'Applied' })
  expect(refused).toHaveAccessibleDescription('The café said: not this time.')
  go('/gig/detail/4')
  expect(await screen.findByRole('img', { name: 'Rated 4.0 out of 5' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Completed' })).toHaveAttribute('aria-disabled')
  expect(document.body.textContent).not.toMatch(/Invalid|NaN|undefined/)
})
