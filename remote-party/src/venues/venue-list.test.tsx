import type { SampleVenueId } from '@baithak/domain/sample-venues'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import * as samples from '../model/sample-venues'
import { renderParty } from '../testing/render-party'

const venueCount = 2000
const chunk = 3
const [sample] = samples.sampleVenues
const terrace = (index: number) => ({
  ...sample,
  id: `venue-${index}` as SampleVenueId,
  name: `Terrace ${index}`,
  tags: index % 2 ? ['Bar' as const] : ['Cafe' as const],
})

beforeEach(() => {
  const [first, ...others] = Array.from({ length: venueCount }, (_, index) => terrace(index))
  vi.spyOn(samples, 'sampleVenues', 'get').mockReturnValue([first ?? sample, ...others])
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
const cards = () => screen.getAllByRole('heading', { level: 2 })

test('of two thousand venues those near the screen are rendered, with their position in the list', () => {
  renderParty('/party')
  expect(screen.getByRole('status')).toHaveTextContent('2,000 venues')
  expect(cards()).toHaveLength(chunk)
  const item = cards()[1]?.closest('li')
  expect(item).toHaveAttribute('aria-posinset', '2')
  expect(item).toHaveAttribute('aria-setsize', String(venueCount))
})

test('a search finds venues that were not rendered', async () => {
  const user = userEvent.setup()
  renderParty('/party')
  await user.type(screen.getByRole('searchbox'), 'terrace 19')
  expect(screen.getByRole('status')).toHaveTextContent('111 venues')
  expect(cards()).toHaveLength(chunk)
  await user.type(screen.getByRole('searchbox'), '9')
  expect(screen.getByRole('status')).toHaveTextContent('11 venues')
  expect(cards()).toHaveLength(chunk)
  expect(cards()[1]).toHaveTextContent('Terrace 1990')
})
