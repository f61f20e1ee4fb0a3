import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { joinClasses } from './join-classes'
import { nextSort, type Sort, type SortValue, sortRows } from './sort-rows'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** What the column is sorted by; without it, it cannot be. */
  sortBy?: (row: Row) => SortValue
  align?: 'start' | 'end'
  /** The cell that names the row. */
  rowHeader?: boolean
}

export interface DataTableProps<Row> {
  /** What the table lists, for those who listen. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  initialSort?: Sort
  className?: string
}

/** A table that is one: headers, hairlines, and an order that its heads can change. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  initialSort,
  className,
}: DataTableProps<Row>) {
  const [sort, setSort] = useState(initialSort)
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  const ordered = sort && sortBy ? sortRows(rows, sortBy, sort.direction) : rows
  return (
    <div
      className={joinClasses('overflow-x-auto rounded-panel border border-rule bg-milk', className)}
    >
      <table className="w-full border-collapse text-left text-body-2">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-[0.84375rem] text-ink-2">
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                className={joinClasses(
                  'h-11 px-4 font-label first:pl-6 last:pr-6',
                  column.align === 'end' && 'text-right',
                )}
              >
                {column.sortBy ? (
                  <button
                    type="button"
                    onClick={() => setSort(nextSort(sort, column.id))}
                    className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-chip px-2"
                  >
                    {column.header}
                    <SortMark direction={sort?.column === column.id ? sort.direction : undefined} />
                  </button>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ordered.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-t border-rule transition-[background-color] duration-quick hover:bg-malai"
            >
              {columns.map((column) => {
                const Cell = column.rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    {...(column.rowHeader && { scope: 'row' })}
                    className={joinClasses(
                      'h-15 px-4 py-2 first:pl-6 last:pr-6',
                      column.rowHeader ? 'font-label' : 'font-normal',
                      column.align === 'end' && 'text-right',
                    )}
                  >
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  if (!direction) return <ArrowUpDown size={14} aria-hidden className="text-ink-3" />
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={14} strokeWidth={2.4} aria-hidden />
}
