import { digitsOf } from '../../format/latin-digits'

/** The whole number that was typed, held between the bounds; nothing typed, or no number, is `undefined`. */
export function clampInteger(typed: string, min: number, max: number): number | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return undefined
  return Math.min(max, Math.max(min, Number(digits)))
}
