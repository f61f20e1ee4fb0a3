import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cn } from '../styles/cn'

interface RowElement {
  className: string
  children: ReactNode
}

interface ListRowProps {
  title: ReactNode
  meta?: ReactNode
  icon?: LucideIcon | undefined
  trailing?: ReactNode
  /** Makes the row a link or a button with a chevron: `(row) => <Link to="/settings" {...row} />`. */
  render?: (row: RowElement) => ReactElement
  className?: string | undefined
}

/** A list item with a hairline below, except the last one. */
export function ListRow({ title, meta, icon: Icon, trailing, render, className }: ListRowProps) {
  const row = {
    className:
      'flex min-h-15 w-full items-center gap-3.5 py-2.5 text-left no-underline @max-[16rem]:flex-wrap',
    children: (
      <>
        {Icon && <Icon size={22} strokeWidth={1.75} aria-hidden className="shrink-0 text-acc" />}
        <span className="min-w-0 flex-1 @max-[16rem]:min-w-20">
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
