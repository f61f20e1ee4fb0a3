import { useTranslation } from '@baithak/platform'
import { joinClasses } from '@baithak/shared/ui'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { type MouseEvent as ReactMouseEvent, useRef } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import { CafeRows } from './cafe-rows'
import { type Column, columns, type Direction, type Order } from './sort-cafes'

interface CafeTableProps {
  /** In the order they are to be shown in. */
  cafes: readonly AdminCafe[]
  order: Order | null
  onSort: (column: Column) => void
  /** Anything in it is about to be pressed. */
  onClickCapture: () => void
}

/** Where a narrow page has no room for a column, it stands below the name. */
const widths: Partial<Record<Column, string>> = {
  name: 'pl-4 lg:pl-6',
  city: 'max-md:hidden',
  category: 'max-md:hidden',
  status: 'max-md:hidden',
  occupancy: 'max-lg:hidden',
  checkIns: 'text-right',
}

/**
 * A tap beside a row's link counts as one on it. The link itself covers no more than its own cell: WebKit positions
 * nothing by a table's row, and a link stretched over the row would cover the page.
 */
function followRow({ target, nativeEvent }: ReactMouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button')) return
  target.closest('tr')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent))
}

/** The cafés as a table whose headers change the order. It neither sorts nor filters: it shows what it is given. */
export function CafeTable({ cafes, order, onSort, onClickCapture }: CafeTableProps) {
  const { t } = useTranslation('admin')
  const table = useRef<HTMLTableElement>(null)
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-milk">
      <table
        ref={table}
        onClickCapture={(event) => {
          onClickCapture()
          followRow(event)
        }}
        aria-rowcount={cafes.length + 1}
        className="w-full border-collapse text-left text-body-2"
      >
        <caption className="sr-only">{t('table.title')}</caption>
        <thead className="text-[0.84375rem] text-ink-2">
          <tr aria-rowindex={1}>
            {columns.map((column) => {
              const direction = order?.column === column ? order.direction : undefined
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={direction}
                  className={joinClasses('h-12 px-3 font-label lg:px-4', widths[column])}
                >
                  <button
                    type="button"
                    onClick={() => onSort(column)}
                    className={joinClasses(
                      '-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-chip px-2 whitespace-nowrap hover:text-ink',
                      column === 'checkIns' && 'flex-row-reverse',
                    )}
                  >
                    {t(`table.${column}`)}
                    <SortMark direction={direction} />
                  </button>
                </th>
              )
            })}
            {/* The arrows' column needs no name: each row's link says where it leads. */}
            <td />
          </tr>
        </thead>
        <CafeRows table={table} cafes={cafes} />
      </table>
    </div>
  )
}

function SortMark({ direction }: { direction: Direction | undefined }) {
  if (!direction) return <ArrowUpDown size={14} aria-hidden className="opacity-60" />
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={14} strokeWidth={2.4} aria-hidden className="text-acc" />
}
