import { type Id, uniqueIds } from '@baithak/domain'
import { type ComponentProps, type ReactNode, useMemo, useState } from 'react'
import { Button } from '../button/button'
import { cn } from '../styles/class-names'
import { useKitTexts } from '../text/use-kit-texts'

/** Rows that are shown at first, and added with each press. */
const step = 50
/** The rows that a tall screen shows without scrolling. */
const rowsInSight = 12

/** Returns the first rows of a long list; `showMore` is undefined when all are shown. */
export function useShowMore<Row>(rows: readonly Row[]) {
  const [count, setCount] = useState(step)
  // Memoized rows need the same array as before.
  const shown = useMemo(() => rows.slice(0, count), [rows, count])
  return { shown, showMore: rows.length > count ? () => setCount(count + step) : undefined }
}

/** The button below a long list, until all rows are shown. */
export function ShowMore({ onClick, className, ...props }: ComponentProps<typeof Button>) {
  const { more } = useKitTexts()
  if (!onClick) return null
  return (
    <Button
      variant="ghost"
      size="md"
      {...props}
      onClick={onClick}
      className={cn('mx-auto my-2', className)}
    >
      {more}
    </Button>
  )
}

interface LongListProps<Row> extends Omit<ComponentProps<'ul'>, 'children' | 'ref'> {
  rows: readonly Row[]
  /** Returns React's key for a row. Stored rows may share one. */
  keyOf(row: Row, index: number): Id
  /** Properties of each row's element. */
  rowProps?: Pick<ComponentProps<'li'>, 'className' | 'tabIndex'>
  /** Each row of a `dl` is a group: it renders its `dt` and `dd`. */
  as?: 'ul' | 'ol' | 'dl'
  /** The content of a row. */
  children(row: Row, index: number): ReactNode
}

/** A list of any length: fifty rows, and fifty more with each press. */
export function LongList<Row>({
  as: List = 'ul',
  rows,
  keyOf,
  rowProps,
  children,
  ...props
}: LongListProps<Row>) {
  const { shown, showMore } = useShowMore(rows)
  const keys = uniqueIds(shown.map(keyOf))
  const Item = List === 'dl' ? 'div' : 'li'
  return (
    <>
      <List {...(props as object)}>
        {shown.map((row, index) => (
          <Item
            key={keys[index]}
            {...rowProps}
            className={cn(rowProps?.className, index >= rowsInSight && 'offscreen-[6rem]')}
          >
            {children(row, index)}
          </Item>
        ))}
      </List>
      <ShowMore onClick={showMore} />
    </>
  )
}
