import { agendaOf } from '@baithak/contract'
import * as domain from '@baithak/domain'
import { favouritesRecord } from '@baithak/domain/favourites'
import { themeRecord } from '@baithak/domain/theme-record'
import type { RecordDefinition } from '@baithak/storage'

/** A record, or a record with fields: its list then exists, and the first item has these fields. */
type HostileRecord = RecordDefinition<unknown> | [RecordDefinition<unknown>, object]

/** Returns the records of a mode. One item of each list has the id `id`. */
export type HostileRecords = (id: string) => readonly HostileRecord[]

/** Every record that `domain` and `contract` define. */
export const storedRecords: HostileRecords = (id) => [
  [domain.cafesRecord, { id }],
  [domain.hoppingBookingsRecord, { booking_id: id, route_id: id }],
  [domain.hoppingRoutesRecord, { route_id: id, status: 'Active' }],
  agendaOf(id),
  domain.checkInsRecord,
  domain.hopCheckInsRecord(id),
  domain.isUserOnboardedRecord,
  domain.lastBackupRecord,
  domain.memberSinceRecord,
  domain.promotionsRecord,
  domain.userDataRecord,
  domain.userEmailRecord,
  domain.userIdRecord,
  domain.userNameRecord,
  domain.userPassRecord,
  domain.userPhoneRecord,
  favouritesRecord('cafes'),
  themeRecord,
]
