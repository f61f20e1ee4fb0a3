import { notImplemented, seedLocalStorage } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWork, tap } from '../testing/render-work'

const pinNames = [
  'Dabara House, Gold, 0.3 km',
  'Gulmohar Counter, Silver, 1.0 km',
  'Rose Cup Room, Silver, 1.3 km',
  'Lakeside Verandah, Gold, 1.5 km',
] as const
const pin = (name = 'Dabara House, Gold, 0.3 km') => screen.getByRole('button', { name })

test('tapping one of four pins opens and focuses the café’s card', async () => {
  await renderWork('/map')
  expect(screen.getByRole('img', { name: 'You are here' })).toBeInTheDocument()
  for (const name of pinNames) expect(pin(name)).toBeInTheDocument()
  expect(screen.queryByRole('region')).toBeNull()
  await tap(pinNames[0])
  const card = within(screen.getByRole('region', { name: 'Dabara House' }))
  expect(card.getByRole('heading', { name: 'Dabara House' })).toHaveFocus()
  for (const text of ['0.3 km', 'Gold']) expect(card.getByText(text)).toBeInTheDocument()
  expect(card.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
  expect(pin()).toHaveAttribute('aria-expanded', 'true')
})

test('Details on a card opens the café’s page', async () => {
  const work = await renderWork('/map?cafe=dabara-house')
  await tap('Details', 'link')
  expect(work.path()).toBe('/cafe/dabara-house')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dabara House')
})

test('a stored café that is nearer moves no pin once the location is allowed', async () => {
  seedLocalStorage({
    userData: { permissions: { location: true } },
    cafes: [{ name: 'Corner', distance: '0.2 km' }],
  })
  await renderWork('/map')
  for (const name of pinNames) expect(pin(name)).toBeInTheDocument()
})

test('Directions and the button at the top show for three seconds that they are placeholders', async () => {
  const { host } = await renderWork('/map?cafe=dabara-house')
  for (const name of ['Directions', 'Centre on me']) await tap(name)
  expect(host.toasts).toEqual([
    notImplemented('Directions are not implemented yet.'),
    notImplemented('Centring the map on you is not implemented yet.'),
  ])
})

test('Back goes to /work from everywhere', async () => {
  const { path } = await renderWork('/map')
  await tap('Back')
  expect(path()).toBe('/work')
})
