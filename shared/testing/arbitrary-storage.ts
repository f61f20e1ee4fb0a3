import type { RecordDefinition, Schema } from '@baithak/storage'
import fc from 'fast-check'
import { arbitraryOf, mixedTexts, type Texts } from './arbitrary-of'
import { type HostileRecords, storedRecords } from './stored-records'

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
    const records = [...storedRecords(id), ...ofMode(id)].map((record) =>
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
