/** One input per character (section 9). */
export const codeLength = 6

/** No message is sent: a toast shows this code, and any six characters are valid (section 5). */
export const demoCode = '417285'

export const isCompleteCode = (code: string): boolean => code.length >= codeLength

/** Extracts six digits from a pasted message; without them, the text is the code. */
export const extractCode = (text: string): string => /\d{6}/.exec(text)?.[0] ?? text
