import { Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

const variants = {
  plain: 'text-ink-2',
  neutral: 'rounded-control bg-malai px-4 py-3',
  warn: 'rounded-control bg-warn-tint px-4 py-3 text-warn',
  brass: 'rounded-control bg-brass-tint px-4 py-3',
}

interface NoticeProps extends ComponentProps<'p'> {
  variant?: keyof typeof variants
  /** A triangle for `warn` and an i for the others, unless given. */
  icon?: LucideIcon
}

/** A sentence that a visitor should read before going on, behind an icon. */
export function Notice({
  variant = 'plain',
  icon: Icon = variant === 'warn' ? TriangleAlert : Info,
  className,
  children,
  ...props
}: NoticeProps) {
  return (
    <p
      role={variant === 'plain' ? undefined : 'note'}
      {...props}
      className={cn('flex gap-3 text-body-2', variants[variant], className)}
    >
      <Icon size={20} className="mt-px shrink-0" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
