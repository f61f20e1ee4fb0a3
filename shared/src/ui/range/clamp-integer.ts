import { digitsOf } from '../../format/latin-digits'

/** Parses typed digits and clamps the integer to the bounds; `undefined` without digits. */
export function clampInteger(typed: string, min: number, max: number): number | undefined {
  const digits = digitsOf(typed)
  if (digits === '') return undefined
  return Math.min(max, Math.max(min, Number(digits)))
}
