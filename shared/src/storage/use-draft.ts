import { useRef, useState } from 'react'
import type { RecordStore } from './record-store'

/** What is being written, kept as it is written: it outlives the screen and a reload until it is cleared. */
export function useDraft<T>(record: RecordStore<T>) {
  const [value, setValue] = useState(record.getState)
  const keeping = useRef(true)

  return {
    value,
    /** A full storage is reported at each refused write: once is enough, not at every letter. */
    change(next: T) {
      setValue(() => next)
      if (keeping.current) keeping.current = record.write(() => next).ok
    },
    clear() {
      setValue(record.getInitialState)
      keeping.current = true
      record.remove()
    },
  }
}
