import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { openParty } from '../testing/open-party'
import type { Venue } from './venue'
import { chunk } from './venue-list'

const all = vi.hoisted(() => 2000)

vi.mock('./sample-venues', async (importOriginal) => {
  const real = await importOriginal<typeof import('./sample-venues')>()
  const [sample] = real.sampleVenues
  const more = Array.from({ length: all }, (_, index): Venue => {
    const tags = index % 2 ? ['Bar' as const] : ['Cafe' as const]
    return { ...sample, id: `venue-${index}`, name: `Terrace ${index}`, tags }
  })
  return { ...real, sampleVenues: more }
})

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
const cards = () => screen.getAllByRole('heading', { level: 2 })

test('of two thousand venues those near the screen are drawn, and each tells its place among all', () => {
  openParty('/party')
  expect(screen.getByRole('status')).toHaveTextContent('2000 venues')
  expect(cards()).toHaveLength(chunk)
  const item = cards()[1]?.closest('li')
  expect(item).toHaveAttribute('aria-posinset', '2')
  expect(item).toHaveAttribute('aria-setsize', String(all))
})

test('a search among them finds venues that were not drawn', async () => {
  const user = userEvent.setup()
  openParty('/party')
  await user.type(screen.getByRole('searchbox'), 'terrace 19')
  expect(screen.getByRole('status')).toHaveTextContent('111 venues')
  expect(cards()).toHaveLength(chunk)
  await user.type(screen.getByRole('searchbox'), '9')
  expect(screen.getByRole('status')).toHaveTextContent('11 venues')
  expect(cards()).toHaveLength(chunk)
  expect(cards()[1]).toHaveTextContent('Terrace 1990')
})
