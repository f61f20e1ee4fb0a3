import { encode } from 'uqr'

/** In modules; scanners need four. */
const quietZone = 4

/** A QR code that scanners can read: dark on light in every theme, with its quiet zone, without animation. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const modules = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      // Without hairlines between the modules.
      shapeRendering="crispEdges"
      className="block w-full fill-night forced-color-adjust-none"
    >
      <rect width={size} height={size} className="fill-[#fff8ea]" />
      <path d={modules.join('')} />
    </svg>
  )
}
