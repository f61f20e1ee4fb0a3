import { latinDigits } from '@baithak/ui/format'

/** The number of characters (spec §9). */
export const codeLength = 6

/** The code that a toast shows, because no message is sent. Any six characters are valid (spec §5). */
export const demoCode = '417285'

export const isCompleteCode = (code: string): boolean => code.length >= codeLength

/** Matches 417285, 417-285 and 417 285. */
const sixDigits = /(?<!\d)\d{3}[-–\s]?\d{3}(?!\d)/

/** Returns the code in a pasted message: its number of six digits, else its last number, else the whole text. */
export function extractCode(text: string): string {
  if (text.length <= codeLength) return text
  const latin = latinDigits(text)
  const code = sixDigits.exec(latin)?.[0] ?? latin.match(/\d+/g)?.at(-1)
  return code?.replace(/\D/, '') ?? text
}
