import { latinDigits } from '@baithak/ui/format'

/** One input per character (spec §9). */
export const codeLength = 6

/** No message is sent: a toast shows this code, and any six characters are valid (spec §5). */
export const demoCode = '417285'

export const isCompleteCode = (code: string): boolean => code.length >= codeLength

/** '417285', else '417-285', else '417 285': a code's groups are closer than two numbers. */
const numberPatterns = [/\d+/g, /\d+(?:[-–.]\d+)*/g, /\d+(?:[-–.\s]+\d+)*/g]

/**
 * Extracts the code from a pasted message: its number of six digits, else its last number. A text without numbers is
 * the code.
 */
export function extractCode(text: string): string {
  if (text.length <= codeLength) return text
  const numbers = numberPatterns.map((pattern) =>
    (latinDigits(text).match(pattern) ?? []).map((number) => number.replace(/\D/g, '')),
  )
  const code = numbers.flat().find((number) => number.length === codeLength)
  return code ?? numbers[1]?.at(-1) ?? text
}
