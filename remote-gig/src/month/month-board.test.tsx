import { stubWideWindow } from '@baithak/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createGig } from '../testing/create-gig'
import { renderGig, seedLocalStorage, setFixedDate } from '../testing/render-gig'

setFixedDate()

const gig = (id: string, title: string, date: string) => createGig({ id, title, date })

const ownGigs = {
  Applied: [gig('a', 'Raga at Dusk', '2026-11-28')],
  Shortlisted: [],
  Confirmed: [gig('c', 'Tuesday Songs', '2026-12-01')],
  Completed: [gig('d', 'Open Mic', '2026-11-06')],
}

async function openMyGigs(gigs: object = ownGigs) {
  stubWideWindow()
  seedLocalStorage('appliedGigs', gigs)
  renderGig('/gig/my-gigs')
  await act(() => vi.dynamicImportSettled())
  return within(await screen.findByRole('complementary'))
}

test('beside My Gigs the month has the artist’s gigs of every stage, on their days and in order', async () => {
  const board = await openMyGigs()
  expect(await board.findByRole('heading', { name: 'November 2026' })).toBeVisible()
  expect(board.getByRole('link', { name: '28 Nov 2026, Raga at Dusk' })).toHaveAttribute(
    'href',
    '/gig/detail/a',
  )
  expect(board.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Open Mic6 Nov 2026, Completed',
    'Raga at Dusk28 Nov 2026, Applied',
  ])
})

test('the next month has its own, and one without gigs says so', async () => {
  const board = await openMyGigs()
  fireEvent.click(await board.findByRole('button', { name: 'Next month' }))
  expect(board.getByRole('link', { name: '1 Dec 2026, Tuesday Songs' })).toBeVisible()
  fireEvent.click(board.getByRole('button', { name: 'Next month' }))
  expect(board.getByText('No gig of yours is in this month.')).toBeVisible()
})

test('the month opens where the next gig is, not on those that are over', async () => {
  const board = await openMyGigs({ ...ownGigs, Applied: [] })
  expect(await board.findByRole('heading', { name: 'December 2026' })).toBeVisible()
})

test('An answer: a gig of a no is not in the month', async () => {
  seedLocalStorage('gigAnswers', [{ id: 'a', answer: 'no' }])
  const board = await openMyGigs()
  expect(await board.findByRole('heading', { name: 'December 2026' })).toBeVisible()
  fireEvent.click(board.getByRole('button', { name: 'Previous month' }))
  expect(board.getAllByRole('listitem')).toHaveLength(1)
})
