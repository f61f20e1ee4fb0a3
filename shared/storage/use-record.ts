import { useSyncExternalStore } from 'react'
import type { RecordStore } from './app-storage'

/** The value of a record; renders again when this tab or another one changes it. */
export function useRecord<T>(record: RecordStore<T>): T {
  return useSyncExternalStore(record.subscribe, record.getState, record.getInitialState)
}
