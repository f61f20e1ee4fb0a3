import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { visit } from '../visit'
import { chunkSize } from './cafe-rows'

test('of thousands of cafés only those near the window are drawn, and the table still knows their number', async () => {
  const come: (() => void)[] = []
  class Watch {
    constructor(tell: IntersectionObserverCallback) {
      come.push(() => tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never))
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  const cafes = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Café ${id}` }))
  localStorage.setItem('cafes', JSON.stringify(cafes))
  visit('/admin/dashboard')
  const table = await screen.findByRole('table', { name: 'Cafés' })
  expect(table).toHaveAttribute('aria-rowcount', '5013')
  expect(screen.getAllByRole('rowheader')).toHaveLength(chunkSize)
  act(() => come[0]?.())
  expect(screen.getAllByRole('rowheader')).toHaveLength(2 * chunkSize)
  expect(screen.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', `${2 * chunkSize + 1}`)
})
