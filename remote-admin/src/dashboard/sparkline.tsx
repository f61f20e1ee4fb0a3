const height = 40
const step = 14.4

/** A figure's last seven steps as bars, the present one solid. Ornament: the figure itself stands beside it. */
export function Sparkline({ values, className }: { values: readonly number[]; className: string }) {
  const highest = Math.max(1, ...values)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${step * values.length} ${height}`}
      fill="currentColor"
      className={className}
    >
      {values.map((value, index) => {
        const tall = Math.max(2, (value / highest) * height)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row.
            key={index}
            x={index * step}
            y={height - tall}
            width={11}
            height={tall}
            rx={1.5}
            opacity={index === values.length - 1 ? 1 : 0.28}
          />
        )
      })}
    </svg>
  )
}
