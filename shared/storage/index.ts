export type {
  AppStorage,
  RecordDefinition,
  RecordStore,
  Schema,
  StorageError,
  WriteResult,
} from './app-storage'
export { codecOf } from './codec'
export { type Copy, changeCopies, readCopies } from './copies'
export { createStorage, type ShellStorage } from './create-storage'
export { createSnapshots } from './snapshot'
export { openBackend, requestPersistence } from './storage-backend'
export { oneAtATime, transact } from './transact'
export { useDraft, useRecord } from './use-record'
