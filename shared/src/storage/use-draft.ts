import { useRef, useState } from 'react'
import type { RecordStore } from './record-store'

/** What is being written, stored as it is written: it outlives the screen and a reload until it is cleared. */
export function useDraft<T>(record: RecordStore<T>) {
  const [value, setValue] = useState(record.getState)
  // Ahead of what is rendered: several events may come before React renders again.
  const latest = useRef(value)
  const keeping = useRef(true)

  function take(next: T) {
    latest.current = next
    setValue(() => next)
  }
  function clear() {
    take(record.getInitialState())
    keeping.current = true
    record.remove()
  }
  return {
    value,
    /** A full storage is reported at each refused write: once is enough, not at every letter. */
    change(next: T) {
      take(next)
      if (keeping.current) keeping.current = record.write(() => next).ok
    },
    clear,
    /** False where the device refused it: then it lives only on this screen. */
    isStored: () => keeping.current,
    /** Clears the draft when it was taken, at once: a second click before the next render submits an empty one. */
    submit(send: (draft: T) => boolean) {
      if (send(latest.current)) clear()
    },
  }
}
