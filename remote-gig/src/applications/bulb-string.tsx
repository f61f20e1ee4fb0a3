import { cn } from '@baithak/ui'
import { weeklyLimit } from './weekly-limit'

const wireWidth = 338
const startX = 6
const sag = 14
const wireYAt = (ratio: number) => 8 + sag * Math.sin(Math.PI * ratio)

const wirePoints = Array.from({ length: 21 }, (_, step) => {
  const ratio = step / 20
  return `${startX + wireWidth * ratio} ${wireYAt(ratio).toFixed(2)}`
}).join('L')

const bulbs = Array.from({ length: weeklyLimit }, (_, index) => {
  const ratio = (index + 0.5) / weeklyLimit
  return { x: startX + wireWidth * ratio, y: wireYAt(ratio) }
})

/** This week's applications as ten bulbs on a wire; each application lights one. */
export function BulbString({
  lit,
  label,
  className,
}: {
  lit: number
  label: string
  className?: string
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 350 50"
      className={cn('block w-full text-acc', className)}
    >
      <path d={`M${wirePoints}`} fill="none" stroke="currentColor" strokeWidth="2" />
      {bulbs.map(({ x, y }, index) => (
        <g key={x}>
          {index < lit && <circle cx={x} cy={y + 12} r="13" fill="#f2a81d" opacity=".22" />}
          <rect x={x - 3} y={y - 1} width="6" height="6" rx="1" fill="currentColor" />
          <circle
            cx={x}
            cy={y + 12}
            r="7"
            fill={index < lit ? '#f7be45' : 'var(--color-milk)'}
            stroke={index < lit ? '#9a6408' : 'var(--color-rule-2)'}
            strokeWidth="1.5"
          />
        </g>
      ))}
    </svg>
  )
}
