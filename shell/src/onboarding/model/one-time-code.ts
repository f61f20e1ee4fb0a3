/** Characters of the code, one box each (section 9). */
export const codeLength = 6

/** Nothing is really sent: the toast tells this code, and any six characters pass (section 5). */
export const demoCode = '417285'

export const isWholeCode = (code: string): boolean => code.length >= codeLength

/** Six digits in a row, when a whole message was pasted; otherwise the text as it is. */
export const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? text
