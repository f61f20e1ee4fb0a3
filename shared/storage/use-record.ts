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

/** Returns the value of a record, or the samples if its key is missing. An empty list is not missing. */
export const valueOrSamples = <T>(record: RecordStore<T>, samples: () => T): T =>
  record.isAbsent() ? samples() : record.getState()

/** Returns the value of a record, or the samples while its key is missing. */
export function useRecordOrSamples<T>(record: RecordStore<T>, samples: () => T): T {
  useRecord(record)
  return valueOrSamples(record, samples)
}

/** Keeps a form's value in a record, so that it survives leaving the screen and a reload. */
export function useDraft<T>(record: RecordStore<T>) {
  const [value, setValue] = useState(record.getState)
  // The latest value may be newer than the rendered one, because several events may come before the next render.
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
    /** Applies a change and stores it. A refused write is reported, and later changes are not stored. */
    change(next: T) {
      set(next)
      if (isStored.current) isStored.current = record.write(() => next).ok
    },
    clear,
    /** Returns false after a refused write: the value exists only on this screen. */
    isStored: () => isStored.current,
    /** Sends the draft and clears it at once. A second click before the next render then sends nothing. */
    submit(send: (draft: T) => boolean) {
      if (send(latest.current)) clear()
    },
  }
}
