import { agendaOf } from '@baithak/contract'
import * as domain from '@baithak/domain'
import { themeRecord } from '@baithak/domain/theme-record'
import type { RecordDefinition, Schema } from '@baithak/storage'
import fc from 'fast-check'
import { arbitraryOf, mixedTexts, type Texts } from './arbitrary-of'

/** A record, or a record with fields: its list then exists, and the first item has these fields. */
type HostileRecord = RecordDefinition<unknown> | [RecordDefinition<unknown>, object]

/** Returns the records of a mode. One item of each list has the id `id`. */
export type HostileRecords = (id: string) => readonly HostileRecord[]

const sharedRecords: HostileRecords = (id) => [
  [domain.cafesRecord, { id }],
  domain.userPassRecord,
  domain.userDataRecord,
  domain.userNameRecord,
  domain.userIdRecord,
  domain.userPhoneRecord,
  domain.userEmailRecord,
  domain.checkInsRecord,
  [domain.hoppingBookingsRecord, { booking_id: id, route_id: id }],
  [domain.hoppingRoutesRecord, { route_id: id, status: 'Active' }],
  domain.hopCheckInsRecord(id),
  themeRecord,
  agendaOf('work'),
]

function textOf({ schema, isText }: RecordDefinition<unknown>, firstItem: object, texts: Texts) {
  const values = arbitraryOf(schema, texts)
  if (isText) return values as fc.Arbitrary<string>
  const item = (schema.item ?? schema) as Schema<object>
  const json = (value: unknown) => JSON.stringify(value)
  return Object.keys(firstItem).length > 0
    ? fc
        .tuple(arbitraryOf(item, texts), values as fc.Arbitrary<object[]>)
        .map(([first, others]) => json([{ ...first, ...firstItem }, ...others]))
    : values.map(json)
}

/** Generates a local storage with hostile but valid records, and the id of one item of each list. */
export const hostileDevice = (ofMode: HostileRecords, texts: Texts = mixedTexts) =>
  texts.chain((id) => {
    const records = [...sharedRecords(id), ...ofMode(id)].map((record) =>
      Array.isArray(record) ? record : ([record, {}] as const),
    )
    const arbitraries = records.map(([definition, firstItem]) => [
      definition.key,
      textOf(definition, firstItem, texts),
    ])
    const required = records.filter(([, firstItem]) => Object.keys(firstItem).length > 0)
    return fc.tuple(
      fc.constant(id),
      fc.record<Record<string, string>>(Object.fromEntries(arbitraries), {
        requiredKeys: required.map(([{ key }]) => key),
      }),
    )
  })
