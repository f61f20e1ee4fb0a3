import { useTranslation } from '@baithak/platform'
import { cn, ShowMore, useShowMore } from '@baithak/ui'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { MouseEvent as ReactMouseEvent } from 'react'
import { usePrinting } from '../model/use-printing'
import { CafeRow } from './cafe-row'
import { type Column, columns, type Order } from './sort-cafes'
import type { CafeTableState } from './use-cafe-table'

/** On narrow pages the hidden columns are below the name. */
const columnClasses: Partial<Record<Column, string>> = {
  name: 'pl-4 lg:pl-6',
  city: 'max-md:hidden',
  category: 'max-md:hidden',
  status: 'max-md:hidden',
  occupancy: 'max-lg:hidden',
  checkIns: 'text-right',
}

/**
 * A click anywhere in a row follows its link. The link cannot be stretched over the row: WebKit does not position
 * against table rows, so that it would cover the page.
 */
function followRow({ target, nativeEvent }: ReactMouseEvent<HTMLElement>) {
  if (!(target instanceof Element) || target.closest('a, button')) return
  target.closest('tr')?.querySelector('a')?.dispatchEvent(new MouseEvent('click', nativeEvent))
}

/** The cafés, with headers that sort them. */
export function CafeTable({ table }: { table: CafeTableState }) {
  const { t } = useTranslation()
  const { shown, showMore } = useShowMore(table.cafes)
  const isPrinting = usePrinting()
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
            {columns.map((column) => {
              const direction = directionOf(table.order, column)
              return (
                <th
                  key={column}
                  scope="col"
                  aria-sort={direction}
                  className={cn('h-12 px-3 font-label lg:px-4', columnClasses[column])}
                >
                  <button
                    type="button"
                    onClick={() => table.sortBy(column)}
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
                    <SortMark direction={direction} />
                  </button>
                </th>
              )
            })}
            {/* The column of arrows needs no header: each row has a named link. */}
            <td />
          </tr>
        </thead>
        <tbody className="border-t border-rule">
          {(isPrinting ? table.cafes : shown).map((cafe, index) => (
            // Row 1 is the header.
            <CafeRow
              key={cafe.id}
              cafe={cafe}
              position={index + 2}
              isNew={cafe.id === table.addedId}
            />
          ))}
        </tbody>
      </table>
      {!isPrinting && showMore && (
        <div className="flex border-t border-rule">
          <ShowMore onClick={showMore} />
        </div>
      )}
    </div>
  )
}

function directionOf(order: Order, column: Column) {
  if (order === column) return 'ascending'
  return order === `-${column}` ? 'descending' : undefined
}

function SortMark({ direction }: { direction: ReturnType<typeof directionOf> }) {
  if (!direction) return <ArrowUpDown size={14} className="opacity-60" />
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown
  return <Arrow size={14} strokeWidth={2.4} aria-hidden className="text-acc" />
}
