import { notImplemented, seedLocalStorage, waitForLazyScreen } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWork } from '../testing/render-work'

const pinNames = [
  'Dabara House, Gold, 0.3 km',
  'Gulmohar Counter, Silver, 1.0 km',
  'Rose Cup Room, Silver, 1.3 km',
  'Lakeside Verandah, Gold, 1.5 km',
]
const pin = (name = 'Dabara House, Gold, 0.3 km') => screen.getByRole('button', { name })
const card = () => screen.queryByRole('region', { name: 'Dabara House' })

test('four pins; tapping one opens and focuses a card with name, distance, rating and tier, and Details the café’s page', async () => {
  const work = await renderWork('/map')
  expect(screen.getByRole('img', { name: 'You are here' })).toBeInTheDocument()
  for (const name of pinNames) expect(pin(name)).toBeInTheDocument()
  expect(card()).toBeNull()
  await userEvent.click(pin())
  const open = within(screen.getByRole('region', { name: 'Dabara House' }))
  expect(open.getByRole('heading', { name: 'Dabara House' })).toHaveFocus()
  for (const text of ['0.3 km', 'Gold']) expect(open.getByText(text)).toBeInTheDocument()
  expect(open.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
  expect(pin()).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(screen.getByRole('link', { name: 'Details' }))
  await waitForLazyScreen()
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

test('Directions and the button at the top are placeholders and say so for three seconds', async () => {
  const { host } = await renderWork('/map')
  await userEvent.click(pin())
  for (const name of ['Directions', 'Centre on me'])
    await userEvent.click(screen.getByRole('button', { name }))
  expect(host.toasts).toEqual([
    notImplemented('Directions are not implemented yet.'),
    notImplemented('Centring the map on you is not implemented yet.'),
  ])
})

test('Back goes to /work from everywhere', async () => {
  const work = await renderWork('/profile')
  work.go('/map')
  await waitForLazyScreen()
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(work.path()).toBe('/work')
})
