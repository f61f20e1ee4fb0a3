const heightPx = 40
const stepPx = 14.4

/** A decorative bar chart next to a figure. The last bar is solid. */
export function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  const highest = Math.max(1, ...values)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${stepPx * values.length} ${heightPx}`}
      fill="currentColor"
      className={className}
    >
      {values.map((value, index) => {
        const barHeight = Math.max(2, (value / highest) * heightPx)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other key.
            key={index}
            x={index * stepPx}
            y={heightPx - barHeight}
            width={11}
            height={barHeight}
            rx={1.5}
            opacity={index === values.length - 1 ? 1 : 0.28}
          />
        )
      })}
    </svg>
  )
}
