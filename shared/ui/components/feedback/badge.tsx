import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'

export const badgeTones = {
  neutral: 'bg-malai text-ink-2',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
  acc: 'bg-acc-tint text-acc-deep',
  dark: 'bg-espresso-2 text-on-toast',
  hero: 'bg-marigold text-espresso',
}

export type BadgeTone = keyof typeof badgeTones

interface BadgeProps extends ComponentProps<'span'> {
  tone?: BadgeTone | undefined
  icon?: LucideIcon | undefined
  /** Shows a status dot before the label. */
  light?: boolean | undefined
}

/** A badge's layout without its colours. */
export const badgeShape =
  'inline-flex min-h-6 align-middle w-fit items-center gap-1.5 rounded-badge px-2 py-0.5 text-caption font-title whitespace-nowrap'

/** A short status or category on a tint. */
export function Badge({
  tone = 'neutral',
  icon: Icon,
  light,
  className,
  children,
  ...props
}: BadgeProps) {
  return (
    <span data-control {...props} className={cn(badgeShape, badgeTones[tone], className)}>
      {Icon && <Icon size={14} strokeWidth={2.2} className="shrink-0" />}
      {light && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />}
      <span>{children}</span>
    </span>
  )
}
