import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('after idle time, sorting compares no names in either direction', async () => {
  const { compare } = new Intl.Collator('en')
  const counted = vi.fn(compare)
  vi.spyOn(Intl, 'Collator').mockImplementation(function collator() {
    return { compare: counted } as unknown as Intl.Collator
  })
  const asked: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (work: () => void) => asked.push(work))
  vi.stubGlobal('cancelIdleCallback', () => {})
  const cafes = Array.from({ length: 300 }, (_, id) => ({ id, name: `Zaika ${(id * 7) % 300}` }))
  localStorage.setItem('cafes', JSON.stringify(cafes))

  renderAdmin('/admin/dashboard')
  const name = await screen.findByRole('button', { name: 'Name' })
  expect(counted).not.toHaveBeenCalled()
  act(() => {
    for (const work of asked) work()
  })
  expect(counted).toHaveBeenCalled()
  counted.mockClear()
  fireEvent.click(name)
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Bookmark Reading Room')
  fireEvent.click(name)
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('Zaika 99')
  expect(counted).not.toHaveBeenCalled()
})
