import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'

interface RowElement {
  className: string
  children: ReactNode
}

interface ListRowProps {
  title: ReactNode
  icon: LucideIcon
  trailing: ReactNode
  /** Makes the row a link or a button with a chevron: `(row) => <Link to="/settings" {...row} />`. */
  render?: (row: RowElement) => ReactElement
}

/** A list item with a hairline below, except the last one. */
export function ListRow({ title, icon: Icon, trailing, render }: ListRowProps) {
  const row = {
    className:
      'flex min-h-15 w-full items-center gap-3.5 py-2.5 text-left no-underline narrow:flex-wrap',
    children: (
      <>
        <Icon size={22} className="shrink-0 text-acc" />
        <span className="min-w-0 flex-1 text-body font-label narrow:min-w-20">{title}</span>
        <span className="shrink-0">{trailing}</span>
        {render && <ChevronRight size={20} className="shrink-0 text-ink-2" />}
      </>
    ),
  }
  return (
    <li className="list-none border-b border-rule last:border-b-0">
      {render ? render(row) : <div {...row} />}
    </li>
  )
}
