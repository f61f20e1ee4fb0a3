/** In characters. */
const defaultLimit = 200

const limits = new Map<string, number>([
  // The longest valid email address.
  ['email', 254],
  ['search', 100],
  // Room for a pasted number with country code, brackets and some text around it.
  ['tel', 60],
])

/** The `maxLength` of an input type. */
export const inputLimit = (type = 'text'): number => limits.get(type) ?? defaultLimit
