import { useState } from 'react'

/** The value before the last change; undefined at first. */
export function usePrevious<Value>(value: Value): Value | undefined {
  const [values, setValues] = useState<{ current: Value; previous?: Value }>({ current: value })
  if (values.current === value) return values.previous
  setValues({ current: value, previous: values.current })
  return values.current
}
