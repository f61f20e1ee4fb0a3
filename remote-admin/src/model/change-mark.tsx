import { cn } from '@baithak/ui'
import { formatCount } from '@baithak/ui/format'
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface ChangeMarkProps {
  /** In percent; null without check-ins to compare with. */
  change: number | null
  /** A sentence in place of the percentage. */
  children?: ReactNode
}

/** The change on the period before, such as '+12%'. */
export function ChangeMark({ change, children }: ChangeMarkProps) {
  if (change === null) return null
  const Arrow = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : ArrowRight
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return (
    <span
      className={cn(
        'tabular inline-flex items-start gap-0.5 text-meta font-mid',
        change > 0 ? 'text-ok' : change < 0 ? 'text-bad' : 'text-ink-2',
      )}
    >
      <Arrow size={16} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0" />
      <span>{children ?? `${sign}${formatCount(Math.abs(change))}%`}</span>
    </span>
  )
}
