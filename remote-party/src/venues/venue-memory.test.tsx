import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderParty } from '../testing/render-party'

const venues = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)

test('a venue marked by its heart is among the favourites', async () => {
  await import('./venue-page')
  const party = renderParty('/party/venue/sitara-social')
  const heart = await screen.findByRole('button', { name: 'Favourite: Sitara Social' })
  await userEvent.click(heart)
  expect(heart).toHaveAttribute('aria-pressed', 'true')
  party.go('/party')
  await userEvent.click(await screen.findByRole('button', { name: 'Favourites' }))
  expect(venues()).toEqual(['Sitara Social'])
  expect(party.path()).toBe('/party?tag=Favourites')
})

test('without a favourite the list says how to find one there', async () => {
  await import('./no-venues-help')
  renderParty('/party?tag=Favourites')
  expect(await screen.findByText('Tap the heart on a venue’s page to find it here.')).toBeVisible()
})

test('a search is offered below the empty field the next time', async () => {
  await import('../recent-searches/venue-searches')
  renderParty('/party')
  const field = await screen.findByRole('searchbox', { name: 'Search venues' })
  await userEvent.type(field, 'sitara')
  await userEvent.tab()
  await userEvent.clear(field)
  await userEvent.click(await screen.findByRole('button', { name: 'sitara' }))
  expect(field).toHaveValue('sitara')
  expect(venues()).toEqual(['Sitara Social'])
})
