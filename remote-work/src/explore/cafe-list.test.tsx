import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sampleCafes } from '../model/cafe/sample-cafes'
import { renderWork, seedLocalStorage } from '../testing/render-work'

const storedCafes = Array.from({ length: 3000 }, (_, number) => ({
  id: number,
  name: `Café ${number}`,
}))
const totalCafes = sampleCafes.length + storedCafes.length

type Callback = (entries: object[]) => void

/** The observed placeholders, each with a function that scrolls a fraction of it into view. */
function stubIntersectionObserver() {
  const placeholders = new Map<Element, (fraction: number) => void>()
  class FakeIntersectionObserver {
    readonly #callback: Callback
    constructor(callback: Callback) {
      this.#callback = callback
    }
    observe(target: Element) {
      placeholders.set(target, (fraction) => {
        const height = Number.parseFloat((target as HTMLElement).style.height)
        const boundingClientRect = { top: 0, height }
        const intersectionRect = { top: 0, bottom: fraction * height }
        this.#callback([{ isIntersecting: true, target, boundingClientRect, intersectionRect }])
      })
    }
    disconnect() {
      placeholders.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  return placeholders
}

test('of thousands of cafés only the first are rendered until the others come near', async () => {
  const placeholders = stubIntersectionObserver()
  seedLocalStorage({ cafes: storedCafes })
  await renderWork('/explore')
  const atFirst = screen.getAllByRole('article').length
  expect(atFirst).toBeLessThan(20)

  const [[placeholder, scrollIntoView] = []] = placeholders
  expect((placeholder as HTMLElement).style.height).toBe(`${145 * (totalCafes - atFirst)}px`)
  act(() => scrollIntoView?.(0.0001))
  expect(screen.getAllByRole('article')).toHaveLength(2 * atFirst)
})

test('a search resets the rendered rows', async () => {
  const placeholders = stubIntersectionObserver()
  seedLocalStorage({ cafes: storedCafes })
  await renderWork('/explore')
  const [[, scrollIntoView] = []] = placeholders
  const atFirst = screen.getAllByRole('article').length
  act(() => scrollIntoView?.(0.05))
  expect(screen.getAllByRole('article')).toHaveLength(2 * atFirst)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'café' } })
  expect(screen.getAllByRole('article')).toHaveLength(atFirst)
})

test('a row has its position among all rows, rendered or not', async () => {
  stubIntersectionObserver()
  seedLocalStorage({ cafes: storedCafes })
  await renderWork('/explore')
  const item = screen.getByRole('link', { name: 'Gulmohar Counter' }).closest('li')
  expect(item).toHaveAttribute('aria-posinset', '2')
  expect(item).toHaveAttribute('aria-setsize', String(totalCafes))
})
