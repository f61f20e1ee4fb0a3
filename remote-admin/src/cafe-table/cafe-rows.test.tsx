import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('of thousands of cafés only those near the viewport are rendered, and the table has the total row count', async () => {
  const intersections: (() => void)[] = []
  class FakeIntersectionObserver {
    readonly #callback: IntersectionObserverCallback
    constructor(callback: IntersectionObserverCallback) {
      this.#callback = callback
    }
    observe(target: Element) {
      const boundingClientRect = { top: 0, height: 64 }
      const intersectionRect = { top: 0, bottom: 0.01 }
      const entry = { isIntersecting: true, target, boundingClientRect, intersectionRect }
      intersections.push(() => this.#callback([entry as never], this as never))
    }
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
  const cafes = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Café ${id}` }))
  localStorage.setItem('cafes', JSON.stringify(cafes))
  renderAdmin('/admin/dashboard')
  const table = await screen.findByRole('table', { name: 'Cafés' })
  expect(table).toHaveAttribute('aria-rowcount', '5013')
  const atFirst = screen.getAllByRole('rowheader').length
  expect(atFirst).toBeLessThan(20)
  // The placeholder is observed in an effect, after the rows have appeared.
  await waitFor(() => {
    act(() => intersections.at(-1)?.())
    expect(screen.getAllByRole('rowheader')).toHaveLength(2 * atFirst)
  })
  expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', `${2 * atFirst + 1}`)
})
