import { expectTexts, readLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderGig, setFixedDate, tap } from '../testing/render-gig'

setFixedDate()
const gig = (id: number, rest: object = {}) => ({ id, title: `Gig ${id}`, ...rest })
// Radix selects a tab on mousedown.
const choose = (name: string) =>
  fireEvent.mouseDown(screen.getByRole('tab', { name }), { button: 0 })

test('an empty tab says so and leads to all gigs', async () => {
  const { path } = await renderGig('/gig/my-gigs')
  for (const name of ['Applied', 'Shortlisted', 'Confirmed', 'Completed']) {
    choose(name)
    expectTexts(['0 gigs', 'No gigs in this category yet.'])
  }
  await tap('See all gigs', 'link')
  expect(path()).toBe('/gig')
})

test('each tab shows its gigs with what matters at their stage', async () => {
  const place = { cafe: 'Dabara House', location: 'Indiranagar', time: '20:00' }
  const { path } = await renderGig('/gig/my-gigs', {
    appliedGigs: {
      Applied: [gig(1, { date: '2026-12-12' }), gig(2, { date: '2026-11-28', ...place })],
      Completed: [
        gig(3, { date: '2026-10-30', rating: 99, paid: true, compensation: '₹3,500' }),
        gig(4, { date: '2026-11-12', rating: 4, paid: true, compensation: '₹5,000' }),
        gig(5, { date: '2026-10-14', rating: null }),
      ],
    },
    'draft:gig-application-dates': [{ id: '2', date: '2026-11-19' }],
  })
  expect(screen.getByText('2 gigs')).toBeInTheDocument()
  const [first, second] = screen.getAllByRole('listitem')
  expect(first).toHaveTextContent(
    /28 Nov 2026.*Gig 2.*Dabara House, Indiranagar.*8:00 PM.*Applied on 19 Nov 2026/,
  )
  expect(second).not.toHaveTextContent('Applied on')
  choose('Completed')
  expect(screen.getByText('3 gigs')).toBeInTheDocument()
  const [newest, older, unrated] = screen.getAllByRole('listitem')
  expect(newest).toHaveTextContent(/12 Nov 2026.*Gig 4.*₹5,000.*4.0$/)
  expect(older).toHaveTextContent(/Gig 3.*5.0$/)
  expect(unrated).toHaveTextContent(/Gig 5.*Exposure$/)
  await tap(/Gig 3/, 'link')
  await tap('Back')
  expect(path()).toBe('/gig/my-gigs?tab=Completed')
})

async function answer(name: 'Shortlisted' | 'Confirmed' | 'Not this time' | 'No answer yet') {
  await tap(/Heard back|Change answer/)
  await tap(name)
}

test('a noted answer moves the gig to its tab and leaves the stored lists unchanged', async () => {
  const stored = { Applied: [gig(1)], Confirmed: [gig(2)] }
  const { path } = await renderGig('/gig/my-gigs', { appliedGigs: stored })
  await answer('Shortlisted')
  expect(path()).toBe('/gig/my-gigs?tab=Shortlisted')
  expectTexts(['The café has shortlisted you.'])
  await answer('Confirmed')
  expect(path()).toBe('/gig/my-gigs?tab=Confirmed')
  expect(screen.getByRole('link', { name: /Gig 1/ })).toBeInTheDocument()
  expectTexts(['The café has confirmed.'])
  expect(screen.queryByText('Heard back?')).toBeNull()
  expect(readLocalStorage('gigAnswers')).toEqual([{ id: '1', answer: 'yes' }])
  expect(readLocalStorage('appliedGigs')).toEqual(stored)
})

test('a noted answer can be changed', async () => {
  await renderGig('/gig/my-gigs', { appliedGigs: { Applied: [gig(1)] } })
  await answer('Not this time')
  expect(screen.getByText('The café said: not this time.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await answer('No answer yet')
  expect(readLocalStorage('gigAnswers')).toEqual([])
  expect(screen.getByRole('group')).toHaveFocus()
  await answer('Confirmed')
  await answer('No answer yet')
  expect(screen.queryByRole('link', { name: /Gig 1/ })).toBeNull()
})

test('an application that was withdrawn from its list can be brought back', async () => {
  const appliedGigs = { Shortlisted: [gig(1)] }
  const { host } = await renderGig('/gig/my-gigs?tab=Shortlisted', { appliedGigs })
  await tap('Withdraw')
  expect(screen.queryByRole('link', { name: /Gig 1/ })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Shortlisted' })).toHaveFocus()
  act(() => host.toasts.at(-1)?.action?.onPress())
  expect(await screen.findByRole('link', { name: /Gig 1/ })).toBeInTheDocument()
})
