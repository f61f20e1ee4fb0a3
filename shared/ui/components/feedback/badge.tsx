import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '../styles/class-names'

const badgeVariants = {
  neutral: 'bg-malai text-ink-2',
  ok: 'bg-ok-tint text-ok',
  warn: 'bg-warn-tint text-warn',
  bad: 'bg-bad-tint text-bad',
  info: 'bg-info-tint text-info',
  acc: 'bg-acc-tint text-acc-deep',
  dark: 'bg-espresso-2 text-on-toast',
  hero: 'bg-marigold text-espresso',
}

export type BadgeVariant = keyof typeof badgeVariants

interface BadgeProps extends ComponentProps<'span'> {
  variant?: BadgeVariant | undefined
  icon?: LucideIcon | undefined
  /** Shows a status dot before the label. */
  light?: boolean | undefined
}

/** A badge's layout without its colours. */
const badgeShape =
  'inline-flex min-h-6 align-middle w-fit items-center gap-1.5 rounded-badge px-2 py-0.5 text-caption font-title whitespace-nowrap'

/** A short status or category on a tint. */
export function Badge({
  variant = 'neutral',
  icon: Icon,
  light,
  className,
  children,
  ...props
}: BadgeProps) {
  return (
    <span data-control {...props} className={cn(badgeShape, badgeVariants[variant], className)}>
      {Icon && <Icon size={14} strokeWidth={2.2} className="shrink-0" />}
      {light && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />}
      <span>{children}</span>
    </span>
  )
}

const metals = {
  Gold: 'bg-[linear-gradient(115deg,#f1d488,#ddb256_45%,#ebcb7c_60%,#d3a548)] text-[#3b2504]',
  Silver: 'bg-[linear-gradient(115deg,#f0eeeb,#d2cfca_45%,#e7e4e0_60%,#c6c2bc)] text-[#2b2622]',
}

interface TierBadgeProps extends ComponentProps<'span'> {
  tier: keyof typeof metals
}

/** The badge of a pass tier, in its metal; the label is the child. */
export function TierBadge({ tier, className, ...props }: TierBadgeProps) {
  return <span data-control {...props} className={cn(badgeShape, metals[tier], className)} />
}

const levels = {
  low: { variant: 'ok', filled: 1 },
  medium: { variant: 'warn', filled: 2 },
  high: { variant: 'bad', filled: 3 },
} as const

/** Three bars with round corners as path data: one element instead of three in long lists. */
const bars = [5, 8, 11].map(
  (height, index) =>
    `M${index * 5.5} ${12 - height}a1 1 0 0 1 1-1h1.5a1 1 0 0 1 1 1v${height - 2}a1 1 0 0 1-1 1h-1.5a1 1 0 0 1-1-1z`,
)

interface OccupancyBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  level: keyof typeof levels
  label: string
  /** The accessible name, where nothing else says what the label is about. */
  name?: string | undefined
}

/** A café's occupancy: one to three bars and a label, so that colour is not the only cue. */
export function OccupancyBadge({ level, label, name, className, ...props }: OccupancyBadgeProps) {
  const { variant, filled } = levels[level]
  return (
    <span
      data-control
      {...(name && { role: 'img', 'aria-label': name })}
      {...props}
      className={cn(badgeShape, badgeVariants[variant], className)}
    >
      <svg aria-hidden="true" width="14.5" height="11" fill="currentColor">
        <path d={bars.slice(0, filled).join('')} />
        {filled < bars.length && <path d={bars.slice(filled).join('')} fillOpacity={0.28} />}
      </svg>
      <span>{label}</span>
    </span>
  )
}
