import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../styles/cn'

export interface RowElement {
  className: string
  children: ReactNode
}

export interface ListRowProps {
  title: ReactNode
  meta?: ReactNode
  /** 48 px square, at the left; or an icon in its place. */
  picture?: ReactNode
  icon?: LucideIcon | undefined
  trailing?: ReactNode
  /** Makes the row a link or a button: `(row) => <Link to="/settings" {...row} />`. It then ends in a chevron. */
  render?: (row: RowElement) => ReactElement
  className?: string | undefined
}

/** One row of a list, as its `li`: hairline below, none under the last. */
export function ListRow({
  title,
  meta,
  picture,
  icon: Icon,
  trailing,
  render,
  className,
}: ListRowProps) {
  const row = {
    className: 'flex min-h-15 w-full items-center gap-3.5 py-2.5 text-left no-underline',
    children: (
      <>
        {picture && (
          <span className="size-12 shrink-0 overflow-hidden rounded-chip">{picture}</span>
        )}
        {Icon && <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-acc" />}
        <span className="min-w-0 flex-1">
          <span className="block text-body font-label">{title}</span>
          {meta && <span className="block text-meta text-ink-2">{meta}</span>}
        </span>
        {trailing && <span className="shrink-0">{trailing}</span>}
        {render && (
          <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-2" />
        )}
      </>
    ),
  }
  return (
    <li className={cn('list-none border-b border-rule last:border-b-0', className)}>
      {render ? render(row) : <div {...row} />}
    </li>
  )
}
