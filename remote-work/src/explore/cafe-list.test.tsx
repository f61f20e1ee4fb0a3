import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { renderWork, seedLocalStorage } from '../testing/render-work'
import { chunk } from './cafe-list'

const thousands = Array.from({ length: 3000 }, (_, number) => ({
  id: number,
  name: `Café ${number}`,
}))
const everyCafe = sampleCafes.length + thousands.length

type Tell = (entries: object[]) => void

/** The places that are watched, and the way to scroll one's upper end, or all of it, into sight. */
function watchedPlaces() {
  const places = new Map<Element, (part: number) => void>()
  class Watch {
    readonly #tell: Tell
    constructor(tell: Tell) {
      this.#tell = tell
    }
    observe(target: Element) {
      places.set(target, (part) => {
        const height = Number.parseFloat((target as HTMLElement).style.height)
        const boundingClientRect = { top: 0, height }
        const intersectionRect = { top: 0, bottom: part * height }
        this.#tell([{ isIntersecting: true, target, boundingClientRect, intersectionRect }])
      })
    }
    disconnect() {
      places.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  return places
}

test('of thousands of cafés only the first are drawn until one comes near the others', async () => {
  const places = watchedPlaces()
  seedLocalStorage({ cafes: thousands })
  await renderWork('/explore')
  expect(screen.getAllByRole('article')).toHaveLength(chunk)

  const [[place, comeNear] = []] = places
  expect((place as HTMLElement).style.height).toBe(`${145 * (everyCafe - chunk)}px`)
  act(() => comeNear?.(0.0001))
  expect(screen.getAllByRole('article')).toHaveLength(2 * chunk)
})

test('a search lets go of what was drawn far down, and draws what it finds', async () => {
  const places = watchedPlaces()
  seedLocalStorage({ cafes: thousands })
  await renderWork('/explore')
  const [[, comeNear] = []] = places
  act(() => comeNear?.(0.05))
  expect(screen.getAllByRole('article')).toHaveLength(2 * chunk)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'café' } })
  expect(screen.getAllByRole('article')).toHaveLength(chunk)
})

test('a row tells its place among all of them, drawn or not', async () => {
  watchedPlaces()
  seedLocalStorage({ cafes: thousands })
  await renderWork('/explore')
  const item = screen.getByRole('link', { name: 'Khidki Coffee' }).closest('li')
  expect(item).toHaveAttribute('aria-posinset', '2')
  expect(item).toHaveAttribute('aria-setsize', String(everyCafe))
})
