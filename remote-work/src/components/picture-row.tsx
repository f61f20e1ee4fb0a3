import type { ReactNode } from 'react'

interface PictureRowProps {
  /** Decorative. */
  picture: ReactNode
  title: ReactNode
  /** Lines below the title; missing ones are skipped. */
  lines?: readonly (string | false | null | undefined)[]
  /** The right side. It wraps below in a narrow row. */
  children?: ReactNode
}

/** The content of a list's row: a picture, what it is, and a badge or a figure. */
export const PictureRow = ({ picture, title, lines = [], children }: PictureRowProps) => (
  <div className="flex min-h-15 flex-wrap items-center gap-x-3.5 gap-y-1 py-2.5">
    {picture}
    <div className="min-w-24 flex-1">
      {title}
      {lines.filter(Boolean).map((line) => (
        <p key={String(line)} className="text-meta text-ink-2 tabular wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
    {children}
  </div>
)

/** The class of the rows' elements. */
export const rowProps = { className: 'border-b border-rule last:border-0' }
