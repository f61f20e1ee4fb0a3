export type {
  AppStorage,
  RecordDefinition,
  RecordStore,
  Schema,
  StorageError,
  WriteResult,
} from './app-storage'
export { codecOf } from './codec'
export { createStorage, type ShellStorage } from './create-storage'
export { createLatestSnapshot } from './latest-snapshot'
export { changeSnapshots, readSnapshots, type Snapshot } from './snapshots'
export { openBackend, requestPersistence } from './storage-backend'
export { oneAtATime, transact } from './transact'
export { useDraft, useRecord, useRecordOrSamples, valueOrSamples } from './use-record'
