/** Reads each key once, however often it is asked for. */
export function once<Value>() {
  const values = new Map<string, Promise<Value>>()
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const value = values.get(key) ?? read()
    values.set(key, value)
    return value
  }
}
