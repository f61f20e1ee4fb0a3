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
  Gold: 'bg-[linear-gradient(115deg,#f1d488,#ddb256_45%,#ebcb7c_60%,#d3a548)] text-[#3b2504]',
  Silver: 'bg-[linear-gradient(115deg,#f0eeeb,#d2cfca_45%,#e7e4e0_60%,#c6c2bc)] text-[#2b2622]',
}

export type BadgeVariant = keyof typeof badgeVariants

interface BadgeProps extends ComponentProps<'span'> {
  variant?: BadgeVariant | undefined
  icon?: LucideIcon | undefined
  /** Shows a status dot before the label. */
  light?: boolean | undefined
}

/** A short status or category on a tint, or on the metal of a pass tier. */
export function Badge({
  variant = 'neutral',
  icon: Icon,
  light,
  className,
  children,
  ...props
}: BadgeProps) {
  return (
    <span
      data-control
      {...props}
      className={cn(
        'inline-flex min-h-6 align-middle w-fit items-center gap-1.5 rounded-badge px-2 py-0.5 text-caption font-title whitespace-nowrap',
        badgeVariants[variant],
        className,
      )}
    >
      {Icon && <Icon size={14} strokeWidth={2.2} className="shrink-0" />}
      {light && <span aria-hidden className="size-1.5 shrink-0 rounded-full bg-current" />}
      <span>{children}</span>
    </span>
  )
}

const levels = {
  low: { variant: 'ok', filled: 1 },
  medium: { variant: 'warn', filled: 2 },
  high: { variant: 'bad', filled: 3 },
} as const

/** The path data of three bars with round corners: one element instead of three, because long lists have many. */
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
export function OccupancyBadge({ level, label, name, ...props }: OccupancyBadgeProps) {
  const { variant, filled } = levels[level]
  return (
    <Badge variant={variant} {...(name && { role: 'img', 'aria-label': name })} {...props}>
      <svg
        aria-hidden="true"
        width="14.5"
        height="11"
        fill="currentColor"
        className="mr-1.5 inline-block"
      >
        <path d={bars.slice(0, filled).join('')} />
        {filled < bars.length && <path d={bars.slice(filled).join('')} fillOpacity={0.28} />}
      </svg>
      <span>{label}</span>
    </Badge>
  )
}
