import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

const charts = vi.hoisted(() => ({ isAvailable: false }))
vi.mock('./charts', () => ({
  get PeriodChart() {
    if (!charts.isAvailable) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>The chart</p>
  },
  PeakHours: () => null,
}))

beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('a chart that does not load leaves the rest of the dashboard, and can be tried again', async () => {
  renderAdmin('/admin/dashboard')
  expect(await screen.findByText('This could not be loaded. Try again.')).toBeVisible()
  expect(screen.getByRole('table', { name: 'Cafés' })).toBeVisible()
  charts.isAvailable = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('The chart')).toBeVisible())
})
