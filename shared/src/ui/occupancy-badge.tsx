import type { ComponentProps } from 'react'
import { Badge } from './badge'

const levels = {
  low: { tone: 'ok', filled: 1 },
  medium: { tone: 'warn', filled: 2 },
  high: { tone: 'bad', filled: 3 },
} as const

const heights = [5, 8, 11]

export interface OccupancyBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  level: keyof typeof levels
  label: string
}

/** How full a café is: one to three bars and a word, never the colour alone. */
export function OccupancyBadge({ level, label, ...props }: OccupancyBadgeProps) {
  const { tone, filled } = levels[level]
  return (
    <Badge tone={tone} {...props}>
      <svg aria-hidden="true" width="14.5" height="11" fill="currentColor">
        {heights.map((height, bar) => (
          <rect
            key={height}
            x={bar * 5.5}
            y={11 - height}
            width="3.5"
            height={height}
            rx="1"
            opacity={bar < filled ? 1 : 0.28}
          />
        ))}
      </svg>
      {label}
    </Badge>
  )
}
