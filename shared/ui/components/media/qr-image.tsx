import { drawQr, finderSize } from './qr-drawing'

// Modules overlap, or hairlines would show between them.
const overlap = 0.03

/** A QR code that scanners can read: dark on light, without animation. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, modules, finders } = drawQr(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="block w-full fill-night forced-color-adjust-none"
    >
      <rect width={size} height={size} className="fill-[#fff8ea]" />
      {modules.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x - overlap}
          y={y - overlap}
          width={1 + 2 * overlap}
          height={1 + 2 * overlap}
          rx={0.26}
        />
      ))}
      {finders.map(({ x, y }) => (
        <g key={`${x} ${y}`}>
          <rect
            x={x + 0.5}
            y={y + 0.5}
            width={finderSize - 1}
            height={finderSize - 1}
            rx={1.3}
            className="fill-none stroke-night"
          />
          <rect x={x + 2} y={y + 2} width={3} height={3} rx={0.7} />
        </g>
      ))}
    </svg>
  )
}
