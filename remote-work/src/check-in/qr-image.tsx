import { drawQr, finderSize } from './qr-drawing'

/** A text as a QR code that a scanner reads off the screen. It is always dark on light and never moves. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, bars, finders } = drawQr(text)
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="block w-full">
      <rect width={size} height={size} fill="#fff8ea" />
      <g fill="#1a0f09">
        {bars.map(({ x, y, length }) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={length} height={1} rx={0.28} />
        ))}
      </g>
      {finders.map(({ x, y }) => (
        <g key={`${x} ${y}`} fill="#1a0f09">
          <rect
            x={x + 0.5}
            y={y + 0.5}
            width={finderSize - 1}
            height={finderSize - 1}
            rx={1.3}
            fill="none"
            stroke="#1a0f09"
          />
          <rect x={x + 2} y={y + 2} width={3} height={3} rx={0.7} />
        </g>
      ))}
    </svg>
  )
}
