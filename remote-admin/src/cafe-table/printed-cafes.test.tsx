import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

test('the printed page has every row of the filtered table, and the screen no row twice', async () => {
  renderAdmin('/admin/dashboard?show=pending')
  await screen.findByRole('table', { name: 'Cafés' })
  fireEvent(window, new Event('beforeprint'))
  const printed = screen.getByRole('table', { name: /^Partner Dashboard, \d/ })
  expect(within(printed).getAllByRole('row').slice(1)).toHaveLength(2)
  expect(within(printed).getByRole('cell', { name: 'Mogra Terrace' })).toBeInTheDocument()
  fireEvent(window, new Event('afterprint'))
  expect(screen.queryByRole('table', { name: /^Partner Dashboard/ })).toBeNull()
})

test('Print opens the browser’s dialog', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  renderAdmin('/admin/dashboard')
  await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})
