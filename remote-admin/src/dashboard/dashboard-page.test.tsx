import { enter, fixDate, press, seedLocalStorage } from '@baithak/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAdmin } from '../testing/render-admin'

const table = () => screen.findByRole('table', { name: 'Cafés' })
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent)
const textOf = ({ textContent }: Element) => textContent
const card = (label: string) => screen.getByText(label).parentElement

fixDate('2026-11-21T11:00+05:30')

test('the dashboard shows three cards, the last seven days and all cafés', async () => {
  renderAdmin('/admin/dashboard')
  await table()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, Lalita')
  expect(card('Total cafés')).toHaveTextContent(/12.*10 active, 2 pending/)
  expect(card('Live check-ins')).toHaveTextContent(/110.*across 10 cafés now/)
  expect(card('Check-ins in seven days')).toHaveTextContent(/1,930.*29,550 since they joined/)
  const week = within(screen.getByRole('table', { name: 'Check-ins, day by day' }))
  const weekdays = week.getAllByRole('columnheader').map(textOf)
  expect(weekdays.join()).toBe('Sun,Mon,Tue,Wed,Thu,Fri,Sat')
  const counts = week.getAllByRole('cell').map(textOf)
  expect(counts.join()).toBe('193,251,251,270,290,366,309')
  const row = (name: string) =>
    within(screen.getByText(name).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(textOf)
  expect(row('Dabara House')).toEqual(['Bengaluru', 'Gold', 'Active', 'Low', '286', ''])
  expect(row('Irani Corner')).toEqual(['Mumbai', 'Silver', 'Pending', 'None yet', '0', ''])
})

test('the member is greeted by name, and stored cafés are counted and shown by fifties', async () => {
  const cafe = { liveCheckIns: 5, status: 'Active' }
  seedLocalStorage({
    userData: { name: 'farah irani', role: 'Café Partner' },
    cafes: Array.from({ length: 60 }, (_, index) => ({ ...cafe, name: `Neem ${index}` })),
  })
  renderAdmin('/admin/dashboard')
  await table()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good morning, farah')
  expect(card('Total cafés')).toHaveTextContent(/72.*70 active, 2 pending/)
  expect(card('Live check-ins')).toHaveTextContent(/410.*across 70 cafés now/)
  expect(names()).toHaveLength(50)
  press('Show more')
  expect(names()).toHaveLength(72)
})

test('Back from a café restores the search and the order', async () => {
  const { path, back } = renderAdmin('/admin/dashboard?sort=-checkIns')
  await table()
  expect(names()[0]).toBe('Cutting Chai Company')
  enter('Search cafés', 'house')
  expect(await screen.findByText('2 cafés found')).toBeInTheDocument()
  const row = screen.getByText('Monsoon Glasshouse').closest('tr') as HTMLElement
  fireEvent.click(within(row).getAllByRole('cell').at(-1) as HTMLElement)
  expect(path()).toBe('/admin/cafe/monsoon-glasshouse')
  back()
  expect(path()).toBe('/admin/dashboard?q=house&sort=-checkIns')
  expect(screen.getByLabelText('Search cafés')).toHaveValue('house')
  const header = screen.getByRole('columnheader', { name: 'Name' })
  for (const order of ['ascending', 'descending']) {
    fireEvent.click(within(header).getByRole('button'))
    expect(header).toHaveAttribute('aria-sort', order)
  }
  expect(names()).toEqual(['Monsoon Glasshouse', 'Dabara House'])
  enter('Search cafés', 'zebra')
  expect(screen.getByRole('heading', { name: 'No café matches “zebra”' })).toBeInTheDocument()
})
