import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openWork, remember } from '../testing/open-work'
import { sampleCafes } from './sample-cafes'

const thousands = Array.from({ length: 3000 }, (_, number) => ({
  id: number,
  name: `Café ${number}`,
}))
const everyCafe = sampleCafes.length + thousands.length

/** The places that are watched, and the way to scroll one of them into sight. */
function watchedPlaces() {
  const places = new Map<Element, () => void>()
  class Watch {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell
    }
    observe(place: Element) {
      places.set(place, () => this.#tell([{ isIntersecting: true }]))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  return places
}

test('of thousands of cafés only the first are drawn until one comes near the others', async () => {
  const places = watchedPlaces()
  remember({ cafes: thousands })
  await openWork('/explore')
  expect(screen.getAllByRole('article')).toHaveLength(40)

  const [[place, comeNear] = []] = places
  expect((place as HTMLElement).style.height).toBe('5800px')
  act(() => comeNear?.())
  expect(screen.getAllByRole('article')).toHaveLength(80)
})

test('a row tells its place among all of them, drawn or not', async () => {
  watchedPlaces()
  remember({ cafes: thousands })
  await openWork('/explore')
  const item = screen.getByRole('link', { name: 'Khidki Coffee' }).closest('li')
  expect(item).toHaveAttribute('aria-posinset', '2')
  expect(item).toHaveAttribute('aria-setsize', String(everyCafe))
})
