import { useRef, useState, useSyncExternalStore } from 'react'
import type { RecordStore } from './app-storage'

/**
 * Returns the value of a record. The component renders again when this tab or another one changes it.
 *
 * @example
 * const cafes = useRecord(useHost().storage.record(cafesRecord))
 */
export function useRecord<T>(record: RecordStore<T>): T {
  return useSyncExternalStore(record.subscribe, record.getState, record.getInitialState)
}

/** Samples stand in for an absent key alone: a stored list, even an empty one, is the list. */
export const valueOrSamples = <T>(record: RecordStore<T>, samples: () => T): T =>
  record.isAbsent() ? samples() : record.getState()

/** Returns the value of a record, or the samples while its key is absent. */
export function useRecordOrSamples<T>(record: RecordStore<T>, samples: () => T): T {
  useRecord(record)
  return valueOrSamples(record, samples)
}

/** Keeps a form's value in a record: it survives leaving the screen and a reload until it is cleared. */
export function useDraft<T>(record: RecordStore<T>) {
  const [value, setValue] = useState(record.getState)
  // The latest value may be ahead of the rendered one: several events may come before React renders again.
  const latest = useRef(value)
  const isStored = useRef(true)

  function set(next: T) {
    latest.current = next
    setValue(() => next)
  }
  function clear() {
    set(record.getInitialState())
    isStored.current = true
    record.remove()
  }
  return {
    value,
    /** Stores a change. After a refused write, which is reported, no more are tried. */
    change(next: T) {
      set(next)
      if (isStored.current) isStored.current = record.write(() => next).ok
    },
    clear,
    /** False after a refused write: the value lives only on this screen. */
    isStored: () => isStored.current,
    /** Clears the draft at once when `send` accepts it: a second click before the next render submits an empty one. */
    submit(send: (draft: T) => boolean) {
      if (send(latest.current)) clear()
    },
  }
}
