import { useTranslation } from '@baithak/platform'
import { cn, ShowMore, useShowMore } from '@baithak/ui'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { MouseEvent as ReactMouseEvent } from 'react'
import { CafeRow } from './cafe-row'
import { columns } from './sort-cafes'
import type { CafeTableState } from './use-cafe-table'

type Column = (typeof columns)[number]

/** Classes of the headers. Narrow pages show the values of hidden columns below the name. */
const columnClasses: Record<Column, string> = {
  name: 'pl-4 lg:pl-6',
  city: 'max-md:hidden',
  category: 'max-md:hidden',
  status: 'max-md:hidden',
  occupancy: 'max-lg:hidden',
  checkIns: 'text-right',
}

/**
 * Follows a row's link after a click anywhere in the row. The link cannot be stretched over the row: WebKit does not
 * position against table rows, so that it would cover the page.
 */
function followRow({ target, nativeEvent }: ReactMouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button')) return
  target.closest('tr')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent))
}

/** The cafés, with headers that sort them. */
export function CafeTable({ table }: { table: CafeTableState }) {
  const { t } = useTranslation()
  const { shown, showMore } = useShowMore(table.cafes)
  return (
    <div className="overflow-x-auto rounded-panel border border-rule bg-milk">
      <table
        onClickCapture={(event) => {
          table.flush()
          followRow(event)
        }}
        aria-rowcount={table.cafes.length + 1}
        className="w-full border-collapse text-left text-body-2"
      >
        <caption className="sr-only">{t('table.title')}</caption>
        <thead className="text-[0.84375rem] text-ink-2">
          <tr aria-rowindex={1}>
            {columns.map((column) => (
              <ColumnHeader key={column} column={column} table={table} />
            ))}
            {/* The column of arrows needs no header: each row has a named link. */}
            <td />
          </tr>
        </thead>
        <tbody className="border-t border-rule">
          {shown.map((cafe, index) => (
            // Row 1 is the header.
            <CafeRow
              key={cafe.id}
              aria-rowindex={index + 2}
              cafe={cafe}
              isNew={cafe.id === table.addedId}
            />
          ))}
        </tbody>
      </table>
      {showMore && (
        <div className="flex border-t border-rule">
          <ShowMore onClick={showMore} />
        </div>
      )}
    </div>
  )
}

/** A header that sorts: ascending first, then reversed. */
function ColumnHeader({ column, table }: { column: Column; table: CafeTableState }) {
  const { t } = useTranslation()
  const isAscending = table.order === column
  const isDescending = table.order === `-${column}`
  const SortIcon = isAscending ? ArrowUp : isDescending ? ArrowDown : ArrowUpDown
  const isSorted = isAscending || isDescending
  return (
    <th
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
      className={cn('h-12 px-3 font-label lg:px-4', columnClasses[column])}
    >
      <button
        type="button"
        onClick={() => table.setOrder(isAscending ? `-${column}` : column)}
        className={cn(
          '-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-chip px-2 whitespace-nowrap hover:text-ink',
          column === 'checkIns' && 'flex-row-reverse text-right',
        )}
      >
        <span>
          <span>{t(`table.${column}`)}</span>
          {column === 'checkIns' && (
            <span className="font-normal max-md:block">{` ${t('table.week')}`}</span>
          )}
        </span>
        <SortIcon size={14} className={isSorted ? 'text-acc' : 'opacity-60'} />
      </button>
    </th>
  )
}
