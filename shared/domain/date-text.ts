import { v } from '@baithak/storage/schema'

/** An ISO date that rules calculate with, so Date has to be able to parse it. */
export const dateTextSchema = v.pipe(
  v.string(),
  // Some browsers' Date.parse accepts 'table 7'.
  v.regex(/^\d{4}-\d\d-\d\d/),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
