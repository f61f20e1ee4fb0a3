type Rgb = [number, number, number]

function rgb(hex: string): Rgb {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/g, '$&$&') : hex
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16)) as Rgb
}
const hexOf = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

export const mix = (one: string, share: number, other: string) => {
  const rest = rgb(other)
  return hexOf(rgb(one).map((part, at) => part * share + (rest[at] ?? 0) * (1 - share)) as Rgb)
}

/** Returns the relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red, green, blue] = rgb(hex).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  ) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast ratio of two hexadecimal colours (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}
