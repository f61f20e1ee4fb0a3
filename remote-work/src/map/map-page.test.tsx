import { expectTexts } from '@baithak/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWork, tap } from '../testing/render-work'

const pinNames = [
  'Dabara House, Gold, 0.3 km',
  'Gulmohar Counter, Silver, 1.0 km',
  'Rose Cup Room, Silver, 1.3 km',
  'Lakeside Verandah, Gold, 1.5 km',
] as const
const pin = (name: string) => screen.getByRole('button', { name })

test('one of four pins opens and focuses the café’s card, and Details on it opens its page', async () => {
  const { path } = await renderWork('/map')
  expect(screen.getByRole('img', { name: 'You are here' })).toBeInTheDocument()
  for (const name of pinNames) expect(pin(name)).toBeInTheDocument()
  expect(screen.queryByRole('region')).toBeNull()
  await tap(pinNames[0])
  const card = within(screen.getByRole('region', { name: 'Dabara House' }))
  expect(card.getByRole('heading', { name: 'Dabara House' })).toHaveFocus()
  expectTexts(['0.3 km', 'Gold'], card)
  expect(card.getByRole('img', { name: 'Rated 4.8 out of 5' })).toBeInTheDocument()
  expect(pin(pinNames[0])).toHaveAttribute('aria-expanded', 'true')
  await tap('Details', 'link')
  expect(path()).toBe('/cafe/dabara-house')
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dabara House')
})

test('a stored café that is nearer moves no pin once the location is allowed', async () => {
  await renderWork('/map', {
    userData: { permissions: { location: true } },
    cafes: [{ name: 'Corner', distance: '0.2 km' }],
  })
  for (const name of pinNames) expect(pin(name)).toBeInTheDocument()
})

test('Back goes to /work from everywhere', async () => {
  const { path } = await renderWork('/map')
  await tap('Back')
  expect(path()).toBe('/work')
})
