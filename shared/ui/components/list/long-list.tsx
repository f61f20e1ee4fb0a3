import { type Id, uniqueIds } from '@baithak/domain'
import { placeholderProps, rangeProps, useFlipAnimation, useVirtualRows } from '@baithak/platform'
import { type ComponentProps, memo, type ReactNode, useMemo } from 'react'

interface RowParts<Row> {
  rows: readonly Row[]
  /** For each row's element. */
  rowProps?: Pick<ComponentProps<'li'>, 'className' | 'tabIndex'>
  /** The content of a row. Defined outside of the component, it renders again only with other rows. */
  children(row: Row, index: number): ReactNode
}

interface LongListProps<Row> extends RowParts<Row> {
  /** React's key for a row; stored rows may share one and are then distinguished by their order. */
  keyOf(row: Row, index: number): Id
  /** Rows that are rendered together. */
  chunk: number
  /** The usual height of a row with the gap below it, in pixels. */
  rowHeight: number
  gap?: number
  /** Caches row heights under this name, so that rows are in the same position after Back. */
  name?: string
  /** The rows of a `dl` are groups: each renders its `dt` and `dd`. */
  as?: 'ul' | 'ol' | 'dl'
  label?: string
  className?: string
}

/** A list of any length: rows far from the screen are placeholders of their height. */
export function LongList<Row>({
  as: List = 'ul',
  chunk,
  rowHeight,
  gap = 0,
  name,
  label,
  className,
  keyOf,
  ...parts
}: LongListProps<Row>) {
  const { rows } = parts
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function gives the same rows the same keys
  const keys = useMemo(() => uniqueIds(rows.map(keyOf)), [rows])
  const order = useMemo(() => keys.join(), [keys])
  const list = useFlipAnimation<HTMLUListElement & HTMLOListElement & HTMLDListElement>(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with rows that change in place the rendered ranges remain
  const listed = useMemo(() => rows, [order])
  const ranges = useVirtualRows(list, listed, { chunk, rowHeight, name })
  const Item = List === 'dl' ? 'div' : 'li'
  return (
    <List ref={list} aria-label={label} className={className}>
      {ranges.map((range) => {
        const { from, near, to, height } = range
        if (near) return <Rows key={from} {...parts} {...{ keys, from, to, Item }} />
        return (
          <Item
            key={`far ${from}`}
            {...placeholderProps(range)}
            aria-hidden
            style={{ height: height - gap, gridColumn: '1/-1' }}
          />
        )
      })}
    </List>
  )
}

interface RowsProps<Row> extends RowParts<Row> {
  keys: readonly string[]
  from: number
  to: number
  Item: 'li' | 'div'
}

// Each row is of the type that its list has, which `memo` forgets.
const Rows = memo(RenderedRows) as typeof RenderedRows

function RenderedRows<Row>({
  rows,
  from,
  to,
  Item,
  keys,
  rowProps,
  children,
}: RowsProps<Row>): ReactNode {
  return rows.slice(from, to).map((row, index) => (
    <Item
      key={keys[from + index]}
      {...rowProps}
      {...(index === 0 && rangeProps(from))}
      {...(Item === 'li' && { 'aria-setsize': rows.length, 'aria-posinset': from + index + 1 })}
    >
      {children(row, from + index)}
    </Item>
  ))
}
