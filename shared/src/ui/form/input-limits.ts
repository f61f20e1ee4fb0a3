/** Characters that a field for one line takes where it is told no other limit. */
const lineLimit = 200

const limits = new Map<string, number>([
  // The longest address that mail is delivered to.
  ['email', 254],
  ['search', 100],
  // A number as it is pasted, with its country code, its brackets and some words around it.
  ['tel', 60],
])

/** How many characters a field of a type takes. */
export const inputLimit = (type = 'text'): number => limits.get(type) ?? lineLimit
