import { placeholderProps, rangeProps, useVirtualRows } from '@baithak/platform'
import { memo, type RefObject } from 'react'
import type { AdminCafe } from '../model/admin-cafe'
import type { Figures } from '../model/figures'
import { CafeRow } from './cafe-row'

/** Rows rendered together. */
const chunk = 2

/** Pixels on a wide page; a phone's rows are up to twice as high. */
const rowHeight = 64

interface CafeRowsProps {
  table: RefObject<HTMLTableElement | null>
  cafes: readonly AdminCafe[]
  figures: Figures
  addedId: string | undefined
}

/**
 * The virtualized body of the table. Memoized: every key press in the search renders the page before the deferred
 * search does.
 */
export const CafeRows = memo(function CafeRows({ table, cafes, figures, addedId }: CafeRowsProps) {
  const ranges = useVirtualRows(table, cafes, {
    chunk,
    rowHeight,
    page: true,
    name: 'dashboard',
  })
  return ranges.map((range) => {
    const { from, near, height } = range
    if (near) return <Rows key={from} {...{ cafes, figures, from, addedId }} />
    return (
      <tbody key={`far ${from}`} className="border-t border-rule">
        <tr {...placeholderProps(range)} aria-hidden style={{ height }}>
          <td />
        </tr>
      </tbody>
    )
  })
})

interface RowsProps extends Omit<CafeRowsProps, 'table'> {
  from: number
}

const Rows = memo(function Rows({ cafes, figures, from, addedId }: RowsProps) {
  return (
    <tbody {...rangeProps(from)} className="border-t border-rule">
      {cafes.slice(from, from + chunk).map((cafe, index) => (
        // Row 1 is the header.
        <CafeRow
          key={cafe.id}
          cafe={cafe}
          figures={figures}
          position={from + index + 2}
          isNew={cafe.id === addedId}
        />
      ))}
    </tbody>
  )
})
