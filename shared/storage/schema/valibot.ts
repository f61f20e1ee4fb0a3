import { type GenericSchema, object as objectOrList, record as recordOrList } from 'valibot'

/** Makes object schemas refuse lists, which valibot accepts as objects. */
const refusingLists = <Create extends (...parts: never[]) => GenericSchema>(create: Create) =>
  ((...parts) => {
    const schema = create(...parts)
    const run = schema['~run']
    const refusing: typeof run = function (this: GenericSchema, dataset, config) {
      return run.call(this, Array.isArray(dataset.value) ? { value: undefined } : dataset, config)
    }
    return Object.assign(schema, { '~run': refusing })
  }) as Create

export const object = refusingLists(objectOrList)
export const record = refusingLists(recordOrList)

// The list is short, because the platform bundles every export for every visitor.
export {
  array,
  boolean,
  check,
  decimal,
  finite,
  type GenericSchema,
  type InferOutput,
  integer,
  is,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullable,
  nullish,
  number,
  optional,
  partial,
  picklist,
  pipe,
  regex,
  safeInteger,
  safeParse,
  string,
  toNumber,
  tuple,
  union,
} from 'valibot'
