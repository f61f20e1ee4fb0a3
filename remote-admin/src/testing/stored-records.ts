import { deskCafeRecord } from '../model/admin-cafe'
import { cafeDraft } from '../new-cafe/cafe-record'

/** Every record that this mode defines. */
export const storedRecords = (id: string) => [cafeDraft(), cafeDraft(id), deskCafeRecord]
