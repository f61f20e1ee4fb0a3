// biome-ignore-all lint/style/noRestrictedGlobals: tests seed and read the device's own storage

/** Writes to local storage as the specification says: strings as they are, other values as JSON. */
export function seedLocalStorage(values: Record<string, unknown>) {
  for (const [key, value] of Object.entries(values))
    localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
}

export const readLocalStorage = (key: string): unknown =>
  JSON.parse(localStorage.getItem(key) ?? 'null')
