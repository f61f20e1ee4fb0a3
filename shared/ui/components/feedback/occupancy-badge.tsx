import type { ComponentProps } from 'react'
import { cn } from '../styles/cn'
import { badgeShape, badgeTones } from './badge'

const levels = {
  low: { tone: 'ok', filled: 1 },
  medium: { tone: 'warn', filled: 2 },
  high: { tone: 'bad', filled: 3 },
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
  const { tone, filled } = levels[level]
  return (
    <span
      data-control
      {...(name && { role: 'img', 'aria-label': name })}
      {...props}
      className={cn(badgeShape, badgeTones[tone], className)}
    >
      <svg aria-hidden="true" width="14.5" height="11" fill="currentColor">
        <path d={bars.slice(0, filled).join('')} />
        {filled < bars.length && <path d={bars.slice(filled).join('')} fillOpacity={0.28} />}
      </svg>
      <span>{label}</span>
    </span>
  )
}
