import { latinDigits } from '@baithak/ui/format'

/** The number of characters (spec §9). */
export const codeLength = 6

/** The code that a toast shows, because no message is sent. Any six characters are valid (spec §5). */
export const demoCode = '417285'

export const isCompleteCode = (code: string): boolean => code.length >= codeLength

/**
 * Match '417285', then '417-285', then '417 285'. A pattern with wider gaps could join two numbers, so it comes later.
 */
const numberPatterns = [/\d+/g, /\d+(?:[-–.]\d+)*/g, /\d+(?:[-–.\s]+\d+)*/g]

/** Returns the code in a pasted message: its number of six digits, else its last number, else the whole text. */
export function extractCode(text: string): string {
  if (text.length <= codeLength) return text
  const numbers = numberPatterns.map((pattern) =>
    (latinDigits(text).match(pattern) ?? []).map((number) => number.replace(/\D/g, '')),
  )
  const code = numbers.flat().find((number) => number.length === codeLength)
  return code ?? numbers[1]?.at(-1) ?? text
}
