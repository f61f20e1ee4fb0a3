import { useSyncExternalStore } from 'react'
import type { RecordStore } from './record-store'

/** The value of a record, kept up to date with this tab and the others. */
export function useRecord<T>(record: RecordStore<T>): T {
  return useSyncExternalStore(record.subscribe, record.getState, record.getInitialState)
}
