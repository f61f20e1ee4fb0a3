import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('after idle time, sorting compares no names in either direction', async () => {
  const { compare } = new Intl.Collator('en')
  const compareSpy = vi.fn(compare)
  vi.spyOn(Intl, 'Collator').mockImplementation(function collator() {
    return { compare: compareSpy } as unknown as Intl.Collator
  })
  const callbacks: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callbacks.push(callback))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const cafes = Array.from({ length: 100 }, (_, id) => ({ id, name: `Zaika ${(id * 7) % 100}` }))
  localStorage.setItem('cafes', JSON.stringify(cafes))

  renderAdmin('/admin/dashboard')
  const name = await screen.findByRole('button', { name: 'Name' })
  expect(compareSpy).not.toHaveBeenCalled()
  act(() => {
    for (const callback of callbacks) callback()
  })
  expect(compareSpy).toHaveBeenCalled()
  compareSpy.mockClear()
  fireEvent.click(name)
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Bookmark Reading Room')
  fireEvent.click(name)
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Zaika 99')
  expect(compareSpy).not.toHaveBeenCalled()
})
