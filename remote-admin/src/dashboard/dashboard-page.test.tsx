import { fixDate, seedLocalStorage } from '@baithak/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { parse } from 'csv-parse/sync'
import { expect, test, vi } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

const table = () => screen.findByRole('table', { name: 'Cafés' })
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const card = (label: string) => screen.getByText(label).closest('dl')
const search = () => screen.getByRole('searchbox', { name: 'Search cafés' })

fixDate('2026-11-21T11:00+05:30')

test('the dashboard has three cards, the last seven days and a row for each café', async () => {
  renderAdmin('/admin/dashboard')
  await table()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Lalita')
  expect(card('Total cafés')).toHaveTextContent(/12.*10 active, 2 pending/)
  expect(card('Live check-ins')).toHaveTextContent(/110.*across 10 cafés now/)
  expect(card('Check-ins in seven days')).toHaveTextContent(/1,930.*29,550 since they joined/)
  const week = within(screen.getByRole('table', { name: 'Check-ins, day by day' }))
  const weekdays = week.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(weekdays.join()).toBe('Sun,Mon,Tue,Wed,Thu,Fri,Sat')
  const counts = week.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(counts.join()).toBe('193,251,251,270,290,366,309')
  const row = (name: string) => cellsOf(screen.getByText(name).closest('tr') as HTMLElement)
  expect(row('Dabara House')).toEqual(['Bengaluru', 'Gold', 'Active', 'Low', '286', ''])
  expect(row('Irani Corner')).toEqual(['Mumbai', 'Silver', 'Pending', 'None yet', '0', ''])
})

test('a stored café is counted, has a row, and its missing details have a filter', async () => {
  seedLocalStorage({
    userData: { name: 'farah irani', role: 'Café Partner' },
    cafes: [{ name: 'Neem Tree', liveCheckIns: 5, status: 'Active' }],
  })
  const { path } = renderAdmin('/admin/dashboard')
  await table()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, farah')
  expect(card('Total cafés')).toHaveTextContent(/13.*11 active, 2 pending/)
  expect(card('Live check-ins')).toHaveTextContent(/115.*across 11 cafés now/)
  fireEvent.click(screen.getByRole('button', { name: 'Details missing 1' }))
  expect(names()).toEqual(['Neem Tree'])
  expect(path()).toBe('/admin/dashboard?show=incomplete')
})

test('search and order are in the URL, which Back from a café restores', async () => {
  const { path, back } = renderAdmin('/admin/dashboard?sort=-checkIns')
  await table()
  expect(names()[0]).toBe('Cutting Chai Company')
  fireEvent.change(search(), { target: { value: 'house' } })
  expect(await screen.findByText('2 cafés found')).toBeInTheDocument()
  const row = screen.getByText('Monsoon Glasshouse').closest('tr') as HTMLElement
  fireEvent.click(within(row).getAllByRole('cell').at(-1) as HTMLElement)
  expect(path()).toBe('/admin/cafe/monsoon-glasshouse')
  back()
  expect(path()).toBe('/admin/dashboard?sort=-checkIns&q=house')
  expect(search()).toHaveValue('house')
  const header = screen.getByRole('columnheader', { name: 'Name' })
  fireEvent.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Dabara House', 'Monsoon Glasshouse'])
  fireEvent.change(search(), { target: { value: 'zebra' } })
  expect(screen.getByRole('heading', { name: 'No café matches “zebra”' })).toBeInTheDocument()
})

test('the table can be printed, and saved as a file in its order', async () => {
  const files: Blob[] = []
  // jsdom has no object URLs and no downloads.
  const createObjectURL = (file: Blob) => `blob:${files.push(file)}`
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const print = vi.fn()
  vi.stubGlobal('print', print)
  renderAdmin('/admin/dashboard?show=active&sort=-checkIns&q=house')
  await table()
  fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const records: Record<string, string>[] = parse(await (files[0] as Blob).text(), {
    bom: true,
    columns: true,
  })
  expect(records.map(({ Name }) => Name)).toEqual(['Dabara House', 'Monsoon Glasshouse'])
  expect(records[0]).toMatchObject({
    Contact: "'+91 80 4123 5567",
    Status: 'Active',
    'Check-ins in seven days': '286',
    'Check-ins in total': '4860',
  })

  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('of many cafés fifty are shown, and all are printed', async () => {
  seedLocalStorage({ cafes: Array.from({ length: 60 }, (_, index) => ({ name: `Neem ${index}` })) })
  renderAdmin('/admin/dashboard')
  await table()
  expect(names()).toHaveLength(50)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(names()).toHaveLength(72)
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(names()).toHaveLength(50)
})
