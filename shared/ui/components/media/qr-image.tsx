import type { ComponentProps } from 'react'
import { encode } from 'uqr'
import { cn } from '../styles/class-names'

/** The quiet zone in modules; scanners need four. */
const quietZone = 4

interface QrImageProps extends Omit<ComponentProps<'svg'>, 'children'> {
  text: string
  /** The accessible name. */
  label: string
}

/** A QR code that scanners can read: dark on light in every theme, with its quiet zone, without animation. */
export function QrImage({ text, label, className, ...props }: QrImageProps) {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const modules = data.map((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      // This avoids hairlines between the modules.
      shapeRendering="crispEdges"
      {...props}
      className={cn('block w-full fill-night forced-color-adjust-none', className)}
    >
      <rect width={size} height={size} className="fill-[#fff8ea]" />
      <path d={modules.join('')} />
    </svg>
  )
}
