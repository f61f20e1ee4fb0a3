import { latinDigits } from '../../format/digits'

/** With groups of digits as in 1,00,000; what follows a point or another comma is a fraction. */
const numberPattern = /(\d{1,3}(?:[,\s]\d{2,3})*[,\s]\d{3}(?!\d)|\d+)(\.\d+)?(e\+?\d{1,3}(?!\d))?/i

/** The first number of a typed text, without its fraction and within the bounds; undefined without one. */
export function clampInteger(typed: string, min: number, max: number): number | undefined {
  const [, whole, fraction = '', exponent = ''] = numberPattern.exec(latinDigits(typed)) ?? []
  if (whole === undefined) return undefined
  const number = Math.trunc(Number(whole.replace(/\D/g, '') + fraction + exponent))
  return Math.min(max, Math.max(min, number))
}
