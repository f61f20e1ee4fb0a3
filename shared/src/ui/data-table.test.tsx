import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { type Column, DataTable } from './data-table'

interface Cafe {
  name: string
  checkIns: number
}

const cafes: Cafe[] = [
  { name: 'Khidki Coffee', checkIns: 962 },
  { name: 'Dabara House', checkIns: 1284 },
  { name: 'Éclair Room', checkIns: 40 },
]

const columns: Column<Cafe>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
    rowHeader: true,
  },
  { id: 'city', header: 'City', cell: () => 'Bengaluru' },
  {
    id: 'check-ins',
    header: 'Check-ins',
    align: 'end',
    cell: ({ checkIns }) => checkIns.toLocaleString('en-IN'),
    sortBy: ({ checkIns }) => checkIns,
  },
]

const show = () =>
  render(<DataTable caption="Cafés" columns={columns} rows={cafes} rowKey={({ name }) => name} />)
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent)

describe('the café table', () => {
  it('keeps the order it was given until a head is pressed', () => {
    show()
    expect(names()).toEqual(['Khidki Coffee', 'Dabara House', 'Éclair Room'])
    expect(within(screen.getByRole('table', { name: 'Cafés' })).getAllByRole('row')).toHaveLength(4)
  })

  it('is sorted by a column, and by a second press the other way round', async () => {
    show()
    const head = screen.getByRole('columnheader', { name: 'Check-ins' })
    await userEvent.click(within(head).getByRole('button'))
    expect(names()).toEqual(['Éclair Room', 'Khidki Coffee', 'Dabara House'])
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(head).getByRole('button'))
    expect(names()).toEqual(['Dabara House', 'Khidki Coffee', 'Éclair Room'])
    expect(head).toHaveAttribute('aria-sort', 'descending')
  })

  it('offers no sorting where there is nothing to sort by', () => {
    show()
    expect(
      within(screen.getByRole('columnheader', { name: 'City' })).queryByRole('button'),
    ).toBeNull()
  })
})
