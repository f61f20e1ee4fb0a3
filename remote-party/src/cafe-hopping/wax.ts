const lobes = 9
const steps = 72

/** The outline of a wax seal around the origin, about 100 units wide, as an SVG path. */
export const wax = `M${Array.from({ length: steps }, (_, step) => {
  const angle = (step / steps) * 2 * Math.PI
  // Two waves, so that no lobe is like another.
  const radius = 46 + 3 * Math.sin(lobes * angle) + 1.5 * Math.sin(4 * angle + 1)
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
}).join('L')}z`

/** Its two ribbons. */
export const ribbons = ['M-20 34-34 78-18 70-6 84 4 40z', 'M4 40 14 84 24 70 40 76 24 30z'] as const

export const waxColours = { wax: '#a8231a', dark: '#7d140d', light: '#d9564a', ribbon: '#b5761a' }
